import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { mistakesOf } from '../src/content/check.ts';
import { COMPANY, languages } from '../src/content/company.ts';

/**
 * A build with mistakes stops here, with one line for each. In development every page shows them;
 * Astro itself would show the page as it was.
 */
export function contentCheck(): Plugin {
  let mistakes = mistakesOf(COMPANY, languages);
  if (mistakes.length > 0) {
    console.error(mistakes.join('\n'));
    process.exit(1);
  }
  return {
    name: 'content-check',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        if (!resolve(file).startsWith(resolve(COMPANY))) return;
        const before = mistakes.join('\n');
        mistakes = mistakesOf(COMPANY, languages);
        if (mistakes.join('\n') === before) return;
        if (mistakes.length > 0) console.error(mistakes.join('\n'));
        server.environments.client.hot.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        // The last check may have read a file that was only half written.
        mistakes = mistakesOf(COMPANY, languages);
        if (mistakes.length === 0) return next();
        const text = mistakes.join('\n\n').replaceAll('<', '&lt;');
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end(
          `<!doctype html><title>Mistakes</title><script type="module" src="/@vite/client"></script><pre style="white-space: pre-wrap">${text}</pre>`,
        );
      });
    },
    /** Vite does not see that company.ts reads company.yaml, and would keep the old module. */
    transform(_code, id) {
      if (id.endsWith('/content/company.ts')) this.addWatchFile(resolve(COMPANY, 'company.yaml'));
    },
  };
}
