const SETTINGS_OF_HOSTS = /^\/_(headers|redirects)$/;
const COMPRESSED_COPY = /\.(br|gz)$/;
const DOTFILE = /\/\.(?!well-known\/)/;

/** Whether a file of dist/ may be asked for by its own name. */
export const isPublic = (path: string) =>
  !SETTINGS_OF_HOSTS.test(path) && !COMPRESSED_COPY.test(path) && !DOTFILE.test(path);
