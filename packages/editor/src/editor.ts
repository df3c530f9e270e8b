import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Language, Media } from '#shapes';
import {
  findProblems,
  mediaFiles,
  mistakes,
  type Problem,
  staleShares,
} from '../../../content/check-content.ts';
import { COMPANY, MADE, MEDIA } from '../../../content/company-folder.ts';
import { isSocialFile, mediaFile, mediaParts, socialFile } from '../../../content/media-files.ts';
import type { Content } from '../../../content/read-content.ts';
import { UserError } from '../../../user-error.ts';
import { commit, gitState, push, typeErrors } from './commands.ts';
import { companyFiles, sectionsOf, sentencesIn, watchTimes } from './company-folder.ts';
import { liveSite, STEGA } from './live-site.ts';
import { titleOf } from './outline.ts';
import { addPage, PAGE, removePage } from './pages.ts';
import {
  drawShares,
  FOCUS_FILE,
  type Focus,
  photographChange,
  withPortrait,
  withStill,
} from './photographs.ts';
import { inWords, type Known, unplaced, withField } from './problems.ts';
import {
  type Action,
  type Answer,
  inside,
  type Node,
  type Request,
  type State,
  trailAt,
  trailTo,
  type Verdict,
} from './protocol.ts';
import { Session } from './session.ts';
import { type Place, writeLiteral } from './source.ts';
import type { Stega } from './stega.ts';
import { changeEach, type Paths, setEach, withSlug, written } from './structure.ts';

export const FOLDER = resolve(COMPANY);

/** Every language's folder, even one that is not built yet: an edit must not break it. */
const translations = () =>
  companyFiles(FOLDER)
    .filter((file) => file.endsWith('/language.ts'))
    .map((file) => file.split('/')[0]!);

/** A list that was longer in one language before does not keep the other from growing. */
const mistakesOf = (content: Content, original?: Content) =>
  mistakes(content, original).filter(({ isOfCount }) => !isOfCount);

export const problemIn = (error: unknown) =>
  error instanceof UserError ? error.message : `The editor has failed: ${error}`;

/** When a share picture was last drawn. */
const drawnAt = () => (existsSync(MADE) ? statSync(MADE).mtimeMs : 0);

const isSlug = ({ name }: Node) => name === 'slug';

/** Where something stands, as a person reads it. */
const called = (trail: readonly Node[]) => trail.map(({ label }) => label).join(' › ');

const stillsOf = ({ words }: Content) =>
  Object.fromEntries(
    Object.entries((words.media as Media).stills).map(([key, { name, widths }]) => [
      key,
      mediaFile(name, Math.min(...widths), 'webp'),
    ]),
  );

/** What a language calls itself. */
const nameOf = ({ words }: Content) => (words.language as { language: Language }).language.name;

/** What has its fields needs no shape of them: half of what the browser would be sent. */
const withoutShapes = ({ fields, file, ...node }: Node): Node => ({
  ...node,
  ...(node.isAbsent && fields && { fields }),
  ...(node.nodes && { nodes: node.nodes.map(withoutShapes) }),
});

/** Says how far something has come that takes its time. */
type Tell = (progress: string) => void;

/** Responds to the browser's requests. */
export function createEditor(server: ViteDevServer, stega: Stega) {
  const site = liveSite(server, stega);
  const changedFiles = watchTimes();
  const session = new Session(FOLDER, {
    typeErrors: async () => (await typeErrors()).map((line) => withField(FOLDER, line)),
    mistakes: () => check(mistakesOf, translations()),
    explain,
    written: (file) => {
      const path = join(FOLDER, file);
      site.forget(path);
      // Vite serves what its watcher has seen, which may be too late for the page's request.
      if (file.startsWith('public/'))
        server.watcher.emit(existsSync(path) ? 'add' : 'unlink', path);
    },
  });

  /** The check's findings in the current content of these languages; or why it cannot be read. */
  async function check(
    find: (content: Content, original?: Content) => Problem[],
    folders: readonly string[],
  ) {
    const first = site.readContent();
    const found = folders.map((language) =>
      Promise.all([site.readContent(language), first]).then(
        ([content, original]) =>
          content.language === original.language ? find(content) : find(content, original),
        (error) => {
          if (error instanceof UserError) return [unplaced(error.message)];
          throw error;
        },
      ),
    );
    return (await Promise.all(found)).flat();
  }

  async function replacePicture(action: Extract<Action, { kind: 'photograph' }>, tell: Tell) {
    const bytes = Buffer.from(action.photograph, 'base64');
    const known = existsSync(join(FOLDER, FOCUS_FILE))
      ? (await site.run<{ focus: Focus }>(`${COMPANY}/${FOCUS_FILE}`)).focus
      : {};
    const make = (content: Content, shown: string) => {
      const focus = { ...known, [mediaParts(shown).name]: action.focus };
      const made = (count: number, all: number) => tell(`Making sizes, ${count} of ${all}`);
      return photographChange({ folder: FOLDER, content, shown, bytes, focus, made });
    };
    const content = await site.readContent();
    if ('of' in action) {
      const { node, files } = await look(action.of);
      const { of, name, alt } = action;
      const isStill = node.fields?.find((it) => it.name === name)?.kind === 'picture';
      const made = isStill ? withStill(content, node.label, alt) : withPortrait(content, node);
      const stills = { file: `${content.language}/media.ts`, path: 'stills', source: '' };
      const all = isStill && (await look(stills));
      return session.edit(async (read) => ({
        ...(await make(made.content, made.shown)),
        code: new Map([
          ...(all ? setEach(read, all.node.at!, all.files, made.name, made.code) : []),
          ...setEach(read, of, files, name, writeLiteral([made.name], [])),
        ]),
      }));
    }
    if (!mediaFiles(content).some(({ media }) => media === action.shown))
      throw new UserError('No page shows that picture any more. Reload the page.');
    return session.edit(() => make(content, action.shown));
  }

  /** A page's words in another language begin as the first one's. */
  async function translate({ page, language }: Extract<Action, { kind: 'translate' }>) {
    const { words, language: first } = await site.readContent();
    if (!words[page] || !translations().includes(language))
      throw new UserError('There is no such page or language any more. Reload the page.');
    const file = `${language}/${page}.ts`;
    const code = readFileSync(join(FOLDER, first, `${page}.ts`));
    return session.edit(() => ({
      field: 'Translation',
      before: '',
      after: '',
      files: [{ file, before: undefined, after: code }],
    }));
  }

  /** In every language, the first one first. */
  async function contentsOf() {
    const first = await site.readContent();
    const others = translations().filter((it) => it !== first.language);
    return [first, ...(await Promise.all(others.map((it) => site.readContent(it))))] as const;
  }

  /** What the panel shows of the first language and of these, and what it calls it. */
  async function layOut(folders: readonly string[]) {
    const contents = await contentsOf();
    const [first] = contents;
    const shown = contents.filter((it) => it === first || folders.includes(it.language));
    return {
      contents,
      language: first.language,
      languages: Object.fromEntries(contents.map((it) => [it.language, nameOf(it)])),
      sections: shown.flatMap((content) => sectionsOf(content, FOLDER, stega)),
      pages: await site.pages(),
    };
  }

  /** Why something cannot be, with its places as the panel calls them. */
  async function explain(problems: readonly Problem[], known?: Known) {
    // What is wrong in every language is said once.
    const names = problems.map(({ file, field, said }) => `${basename(file)} ${field} ${said}`);
    const once = problems.filter((_, index) => names.indexOf(names[index]!) === index);
    const shown = known ?? (await layOut(once.map(({ file }) => dirname(file))));
    return once.map((problem) => inWords(problem, shown));
  }

  /** What a file's language says, or for every language's file the first; and all of them. */
  async function wordsOf(file: string) {
    const contents = await contentsOf();
    const own = contents.find(({ language }) => file.startsWith(`${language}/`));
    const sections = sectionsOf(own ?? contents[0], FOLDER, stega);
    return { contents, own, nodes: sections.map(({ node }) => node) };
  }

  async function write({ at, parts }: Extract<Action, { kind: 'write' }>) {
    const id = stega.idOf(at.file, at.path);
    const { nodes } = await wordsOf(at.file);
    const trail = trailTo(nodes, ({ sentence }) => sentence === id);
    return session.write(at, parts, called(trail) || at.path);
  }

  /** What stands at a place, and the same file in every language, the place's own first. */
  async function look(at: Place) {
    const { contents, own, nodes } = await wordsOf(at.file);
    const trail = trailAt(nodes, at);
    const node = trail.at(-1);
    if (!node) throw new UserError('This has changed meanwhile. Try again.');
    const twins = contents.map(({ language }) => `${language}/${basename(at.file)}`);
    const files = own ? twins.filter((file) => existsSync(join(FOLDER, file))) : [at.file];
    const paths = (own?.words.paths?.paths ?? {}) as Paths;
    return { nodes, node, field: called(trail), files, paths };
  }

  async function changeEntries({ at, change }: Extract<Action, { kind: 'list' }>) {
    const { nodes, node, field, files, paths } = await look(at);
    const isAlong = (it: Node) => it.along === at.path && it.file === at.file;
    const along = nodes.flatMap(inside).filter(isAlong);
    const slugs = node.nodes?.flatMap((it) => it.nodes?.find(isSlug)?.value ?? []);
    const made =
      change.kind === 'add'
        ? written(withSlug(change.value, node.item!, '', slugs), node.item!, paths)
        : '';
    const entry = node.nodes?.[change.at]?.label ?? '';
    const before = change.kind === 'add' ? '' : entry;
    const moved = change.kind === 'move' ? `${change.to + 1}. ${entry}` : '';
    const after = change.kind === 'add' ? titleOf(change.value) : moved;
    return session.edit((read) => ({
      field,
      before,
      after,
      code: changeEach(
        read,
        at,
        files,
        change,
        made,
        along.map(({ path }) => path),
      ),
    }));
  }

  async function changeField({ at, name, value }: Extract<Action, { kind: 'set' }>) {
    const { node, field, files, paths } = await look(at);
    const shape = node.fields?.find((it) => it.name === name);
    if (!shape) throw new UserError(`${node.label} has no ${name}. Reload the page.`);
    const before = node.nodes?.find((it) => it.name === name);
    const made =
      value === undefined ? undefined : written(withSlug(value, shape, node.label), shape, paths);
    return session.edit((read) => ({
      field: `${field} › ${shape.label}`,
      before: before?.value ?? '',
      after: value === undefined ? '' : titleOf(value),
      code: setEach(read, at, files, name, made),
    }));
  }

  const readGit = () =>
    gitState(
      FOLDER,
      session.done.flatMap(({ files }) => files),
    );

  /** Commits those of the named files that git knows to have changed, and sends them on. */
  async function publish(action: Extract<Action, { kind: 'commit' }>, tell: Tell) {
    const { message, publish } = action;
    await draw();
    const git = await readGit();
    const known = git?.files.map(({ file }) => file) ?? [];
    const files = known.filter((file) => action.files.includes(file));
    if (files.length > 0 || !publish)
      await session.commit(() => commit(FOLDER, files, message).then(() => files));
    if (!publish) return;
    tell('Publishing …');
    await push(FOLDER, git!.remote);
  }

  /** What is wrong with the share pictures: they say something else, are missing, or left over. */
  async function shareProblems() {
    if (!existsSync(MADE)) return [];
    const contents = await contentsOf();
    const built = contents.filter(({ language, languages }) => languages.includes(language));
    const needed = built.flatMap(({ words, language, languages }) =>
      Object.keys(words.paths!.paths as Paths).map((page) => socialFile(page, language, languages)),
    );
    const made = Object.keys(JSON.parse(readFileSync(MADE, 'utf8')));
    const shares = made.map((it) => basename(it)).filter(isSocialFile);
    return [
      ...built.flatMap((content) => staleShares(content, contents[0])),
      ...needed.filter((file) => !existsSync(join(MEDIA, file))),
      ...shares.filter((file) => !needed.includes(file)),
    ];
  }

  /** Draws until the share pictures are as the pages are now; not again what cannot be drawn. */
  async function drawStale() {
    for (let last = ''; ; ) {
      const problems = await shareProblems();
      if (problems.length === 0 || `${problems}` === last || `${problems}` === undrawn) return;
      last = `${problems}`;
      await drawShares();
      const now = await shareProblems();
      undrawn = `${now}` === last ? last : '';
      for (const file of problems.filter(isSocialFile))
        server.watcher.emit(existsSync(join(MEDIA, file)) ? 'add' : 'unlink', resolve(MEDIA, file));
    }
  }
  let undrawn = '';
  let drawing: Promise<void> | undefined;
  const draw = () => {
    drawing ??= drawStale().finally(() => {
      drawing = undefined;
    });
    return drawing;
  };

  async function act(action: Action, tell: Tell) {
    switch (action.kind) {
      case 'write':
        return write(action);
      case 'list':
        return changeEntries(action);
      case 'set':
        return changeField(action);
      case 'photograph':
        return replacePicture(action, tell);
      case 'translate':
        return translate(action);
      case 'add-page':
        return session.edit(async (read) => addPage(await contentsOf(), action.value, read));
      case 'remove-page':
        return session.edit(async (read) =>
          removePage(FOLDER, await contentsOf(), action.page, read),
        );
      case 'types':
        return session.checkTypes().finally(draw);
      case 'undo':
        return session.undo(action.id);
      case 'redo':
        return session.redo();
      case 'commit':
        return publish(action, tell);
    }
  }

  async function readState(beside = ''): Promise<State> {
    for (const file of companyFiles(FOLDER)) await site.run(`${COMPANY}/${file}`, STEGA);
    const { contents, ...shown } = await layOut([beside]);
    const { language, languages, sections } = shown;
    const isLeft = (folder: string) => folder in languages && ![language, beside].includes(folder);
    return {
      ...shown,
      sentences: sentencesIn(FOLDER, stega).filter(({ file }) => !isLeft(dirname(file))),
      sections: sections.map((it) => ({ ...it, node: withoutShapes(it.node) })),
      shares: drawnAt(),
      stills: stillsOf(contents[0]),
      newPage: PAGE,
      icons: await site.icons(),
      changes: session.done.map(({ files, ...change }) => ({ ...change, file: files[0]!.file })),
      leftovers: await explain(await check(findProblems, [language]), shown),
      canRedo: session.undone.length > 0,
      git: await readGit(),
    };
  }

  /** What another program has saved is read again. */
  function forgetChanged() {
    const files = companyFiles(FOLDER).map((file) => join(FOLDER, file));
    for (const path of changedFiles(files)) site.forget(path);
  }

  return {
    end: () => session.end(),

    /** A page of the site for editing: without its scripts, with ours. */
    async page(path: string) {
      forgetChanged();
      const html = await site.render(path);
      const { code, direction = 'ltr' } = await site.language();
      return `<!doctype html><html lang="${code}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Edit ${path}</title>
${await site.linkStyles()}<script type="module" src="/packages/editor/src/browser/edit.tsx"></script></head>
<body><div id="root">${html}</div></body></html>`;
    },

    async answer({ page, beside, action }: Request, tell: Tell): Promise<Answer | Verdict> {
      forgetChanged();
      const drawn = drawnAt();
      const problem = await act(action, tell).then(() => '', problemIn);
      // The compiler agrees: the page is as the change has left it.
      if (action.kind === 'types' && !problem && drawnAt() === drawn) return { problem };
      const html = await site.render(page);
      // In the background: nobody waits for a picture that nobody looks at.
      if (action.kind !== 'read') draw().catch(() => {});
      return { problem, state: await readState(beside), html };
    },
  };
}
