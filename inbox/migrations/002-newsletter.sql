CREATE TABLE subscriber (
  address TEXT PRIMARY KEY,
  token TEXT NOT NULL UNIQUE, -- in the links that confirm and that leave
  state TEXT NOT NULL, -- asked, confirmed or left
  since BIGINT NOT NULL
);

-- The log of who agreed to what, when and where: rows are added, never changed.
CREATE TABLE consent (
  address TEXT NOT NULL,
  act TEXT NOT NULL, -- asked, confirmed or left
  at BIGINT NOT NULL,
  wording TEXT NOT NULL,
  source TEXT NOT NULL
);
CREATE INDEX consent_address ON consent (address);
