-- What a form has sent. Times are milliseconds since 1970.
CREATE TABLE message (
  id TEXT PRIMARY KEY, -- made in the browser: the same submission arrives once, however often it is sent
  form TEXT NOT NULL, -- contact or newsletter
  received_at BIGINT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  message TEXT NOT NULL,
  suspect INTEGER NOT NULL -- 1 when the hidden field was filled in
);
CREATE INDEX message_received ON message (received_at);

-- Mail that is to be sent, written in the transaction that is its reason.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  address TEXT NOT NULL, -- whose data the mail holds
  kind TEXT NOT NULL, -- notice, confirmation, welcome or letter
  mail TEXT NOT NULL, -- JSON; emptied once it is sent
  made_at BIGINT NOT NULL,
  due_at BIGINT NOT NULL,
  give_up_at BIGINT NOT NULL,
  tries INTEGER NOT NULL,
  sent_at BIGINT
);
CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL;

-- One row that the health check writes.
CREATE TABLE heartbeat (
  id INTEGER PRIMARY KEY,
  at BIGINT NOT NULL
);
