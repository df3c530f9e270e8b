import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { contentProblems, mediaFiles, mistakes } from '../../../content/check-content.ts';
import { COMPANY } from '../../../content/company-folder.ts';
import { mediaParts } from '../../../content/media-files.ts';
import type { Content } from '../../../content/read-content.ts';
import { UserError } from '../../../user-error.ts';
import { commit, gitState, push, typeErrors } from './commands.ts';
import { companyFiles, editableFiles, watchTimes } from './company-folder.ts';
import { liveSite, STEGA } from './live-site.ts';
import { FOCUS_FILE, type Focus, photographChange } from './photographs.ts';
import type { Action, Answer, Request, State } from './protocol.ts';
import { Session } from './session.ts';
import type { Stega } from './stega.ts';

export const FOLDER = resolve(COMPANY);

/** Every language's folder, also one that is not built yet: an edit must not break it either. */
const translations = () =>
  companyFiles(FOLDER)
    .filter((file) => file.endsWith('/language.ts'))
    .map((file) => file.split('/')[0]!);

export const problemIn = (error: unknown) =>
  error instanceof UserError ? error.message : `The editor has failed: ${error}`;

/** Says how far something has come that takes its time. */
type Tell = (progress: string) => void;

/** Answers what the browser asks for. */
export function createEditor(server: ViteDevServer, stega: Stega) {
  const site = liveSite(server, stega);
  const changedFiles = watchTimes();
  const session = new Session(FOLDER, {
    typeErrors,
    mistakes: () => check(mistakes, translations()),
    written: (file) => {
      const path = join(FOLDER, file);
      site.forget(path);
      // Vite serves what its watcher has seen, which may be after the page has asked for it.
      if (file.startsWith('public/'))
        server.watcher.emit(existsSync(path) ? 'add' : 'unlink', path);
    },
  });

  /** What a check finds in the content of these languages as it is now; or why it cannot be read. */
  async function check(find: (content: Content) => string[], folders: readonly string[]) {
    const found = folders.map((language) =>
      site.readContent(language).then(
        (content) => find(content),
        (error) => {
          if (error instanceof UserError) return [error.message];
          throw error;
        },
      ),
    );
    return (await Promise.all(found)).flat();
  }

  async function replacePicture(action: Extract<Action, { kind: 'photograph' }>, tell: Tell) {
    const { shown, photograph, focus } = action;
    const content = await site.readContent();
    if (!mediaFiles(content).some(({ media }) => media === shown))
      throw new UserError('No page shows that picture any more. Reload the page.');
    const known = existsSync(join(FOLDER, FOCUS_FILE))
      ? (await site.run<{ focus: Focus }>(`${COMPANY}/${FOCUS_FILE}`)).focus
      : {};
    return photographChange({
      ...{ folder: FOLDER, content, shown, bytes: Buffer.from(photograph, 'base64') },
      focus: { ...known, [mediaParts(shown).name]: focus },
      made: (count, all) => tell(`Making sizes, ${count} of ${all}`),
    });
  }

  const readGit = () =>
    gitState(
      FOLDER,
      session.done.flatMap(({ files }) => files),
    );

  /** Commits those of the named files that git knows to have changed, and sends them on. */
  async function publish(action: Extract<Action, { kind: 'commit' }>, tell: Tell) {
    const { message, publish } = action;
    const git = await readGit();
    const known = git?.files.map(({ file }) => file) ?? [];
    const files = known.filter((file) => action.files.includes(file));
    if (files.length > 0 || !publish)
      await session.commit(() => commit(FOLDER, files, message).then(() => files));
    if (!publish) return;
    tell('Publishing …');
    await push(FOLDER, git!.remote);
  }

  async function act(action: Action, tell: Tell) {
    switch (action.kind) {
      case 'write':
        return session.write(action.at, action.parts);
      case 'list':
        return session.changeList(action.at, action.change);
      case 'photograph':
        return session.change(() => replacePicture(action, tell));
      case 'types':
        return session.checkTypes();
      case 'undo':
        return session.undo(action.id);
      case 'redo':
        return session.redo();
      case 'commit':
        return publish(action, tell);
    }
  }

  async function readState(): Promise<State> {
    const { languages } = await site.run<{ languages: string[] }>(`${COMPANY}/languages.ts`);
    for (const file of companyFiles(FOLDER)) await site.run(`${COMPANY}/${file}`, STEGA);
    return {
      language: languages[0]!,
      files: editableFiles(FOLDER, stega),
      pages: await site.pages(),
      changes: session.done.map(({ files, ...change }) => ({ ...change, file: files[0]!.file })),
      leftovers: await check(contentProblems, languages.slice(0, 1)),
      canRedo: session.undone.length > 0,
      git: await readGit(),
    };
  }

  return {
    end: () => session.end(),

    /** A page of the site as it is edited: without its scripts, with ours. */
    async page(path: string) {
      site.forgetAll(); // a reload shows the site's own sources as they are, too
      const html = await site.render(path);
      const { code, direction = 'ltr' } = await site.language();
      return `<!doctype html><html lang="${code}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Edit ${path}</title>
${await site.linkStyles()}<script type="module" src="/packages/editor/src/browser/edit.tsx"></script></head>
<body><div id="root">${html}</div></body></html>`;
    },

    async answer({ page, action }: Request, tell: Tell): Promise<Answer> {
      const files = companyFiles(FOLDER).map((file) => join(FOLDER, file));
      for (const path of changedFiles(files)) site.forget(path);
      const problem = await act(action, tell).then(() => '', problemIn);
      const html = await site.render(page);
      return { problem, state: await readState(), html };
    },
  };
}
