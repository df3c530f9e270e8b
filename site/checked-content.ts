import { relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import {
  contentProblems,
  expiredDocuments,
  sharedDownloads,
  withoutConformance,
  withoutPrivacy,
} from '../content/check-content.ts';
import { COMPANY } from '../content/company-folder.ts';
import { type Content, type Load, loadWithNode, readContent } from '../content/read-content.ts';
import type { Environment } from '../settings.ts';
import { UserError } from '../user-error.ts';

async function checkAll(load: Load, [first, ...others]: readonly string[], build?: Environment) {
  try {
    const original = await readContent(load, first);
    const translations = await Promise.all(others.map((language) => readContent(load, language)));
    const contents = [original, ...translations];
    const problems = contents.flatMap((content) => contentProblems(content, original));
    if (problems.length > 0) return problems;
    if (build) for (const notice of notices(contents, build)) console.warn(notice);
    return sharedDownloads(contents);
  } catch (error) {
    if (error instanceof UserError) return [error.message];
    throw error;
  }
}

const notices = (contents: readonly Content[], { buildTime, formEndpoint }: Environment) =>
  contents.flatMap((content) => [
    ...withoutConformance(content),
    ...expiredDocuments(content, buildTime.toISOString().slice(0, 10)),
    ...(formEndpoint ? withoutPrivacy(content) : []),
  ]);

/** Vite reloads a module when its file changes, so the check sees edited sentences. */
const edited = (server: ViteDevServer, languages: readonly string[]) =>
  checkAll((file) => server.ssrLoadModule(`/${file}`, { fixStacktrace: true }), languages);

/** A company with a mistake is not built, started or shown. */
export const checkedContent = (environment: Environment): Plugin => ({
  name: 'checked-content',

  buildApp: {
    order: 'pre',
    async handler() {
      const problems = await checkAll(loadWithNode, environment.languages, environment);
      if (problems.length === 0) return;
      console.error(problems.join('\n'));
      process.exit(1);
    },
  },

  /** A page that is opened while there is a mistake shows it in Vite's overlay. */
  configureServer(server) {
    server.middlewares.use(async (request, _response, next) => {
      if (!request.headers.accept?.includes('text/html')) return next();
      const problems = await edited(server, environment.languages);
      next(
        problems.length ? Object.assign(new Error(problems.join('\n')), { stack: '' }) : undefined,
      );
    });
  },

  /** So does a page that is already open. Fixing the mistake removes the overlay. */
  hotUpdate: {
    order: 'pre',
    async handler({ file, server }) {
      const isCompany = relative(server.config.root, file).startsWith(`${COMPANY}/`);
      if (this.environment.name !== 'client' || !isCompany) return;
      const problems = await edited(server, environment.languages);
      if (problems.length === 0) return;
      server.ws.send({ type: 'error', err: { message: problems.join('\n'), stack: '' } });
      return [];
    },
  },
});
