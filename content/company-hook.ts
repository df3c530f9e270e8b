import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { companyFile } from './company-folder.ts';

// node --import ./content/company-hook.ts: resolves `#company/*` and `#words/*` without a bundler.

registerHooks({
  resolve(specifier, context, next) {
    const file = companyFile(specifier);
    return next(file ? pathToFileURL(file).href : specifier, context);
  },
});
