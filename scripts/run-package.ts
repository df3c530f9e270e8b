import '../content/company-hook.ts';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '../user-error.ts';

// node scripts/run-package.ts packages/editor/src/start.ts …: runs a package that may be missing.

const [node = '', , file = '', ...args] = process.argv;
const [, folder] = file.split('/');
const { npm_lifecycle_event: script } = process.env;
if (!existsSync(file)) {
  console.error(
    `npm run ${script} needs packages/${folder}, which is not here. Bring that folder back and run npm install.`,
  );
  process.exit(1);
}
process.argv = [node, resolve(file), ...args];
await import(pathToFileURL(resolve(file)).href).catch((error: unknown) => {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exit(1);
});
