import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { companyFile } from './company-folder.ts';

// For programs that Node runs as they are, node --import ./content/company-hook.ts: where the company is.

registerHooks({
  resolve(specifier, context, next) {
    const file = companyFile(specifier);
    return next(file ? pathToFileURL(file).href : specifier, context);
  },
});
