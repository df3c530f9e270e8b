import { resolve } from 'node:path';
import { createServer, createServerModuleRunner, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { contentProblems } from '../content/check-content.ts';
import { COMPANY } from '../content/company-folder.ts';
import { loadWithNode, readContent } from '../content/read-content.ts';
import { facts, words } from '../content/shapes.ts';
import { INBOX_ENDPOINT } from '../settings.ts';

// Whatever a company may leave out: the pages are built without it.

/** As valibot represents them. */
type Schema = {
  type: string;
  wrapped?: Schema;
  pipe?: Schema[];
  entries?: Record<string, Schema>;
  item?: Schema;
};
type Part = { file: string; path: string; isExport: boolean };

/** What something else in the content, or a file that is not there, requires. */
const NEEDED =
  /^(industry\.sectors\.\*\.sources|roles\.page(\.labels\.\w+)?|newsletterDelivery|films\.\w+\.withoutVideo)$/;

/** `*` stands for every entry of a list. */
function partsOf(schema: Schema, path: string[] = []): string[] {
  const inside = [schema, ...(schema.pipe ?? [])];
  const may = ['optional', 'undefinedable'].includes(schema.type) ? [path.join('.')] : [];
  return [
    ...may,
    ...(schema.wrapped ? partsOf(schema.wrapped, path) : []),
    ...inside.flatMap(({ entries = {}, item }) => [
      ...Object.entries(entries).flatMap(([name, entry]) => partsOf(entry, [...path, name])),
      ...(item ? partsOf(item, [...path, '*']) : []),
    ]),
  ];
}

const content = await readContent(loadWithNode);

/** What this company has: the rest cannot be left out. */
function isSaid(value: unknown, [name, ...rest]: string[]): boolean {
  if (name === undefined) return value !== undefined;
  if (typeof value !== 'object' || value === null) return false;
  if (name === '*') return Object.values(value).some((entry) => isSaid(entry, rest));
  return isSaid((value as Record<string, unknown>)[name], rest);
}

const files = [
  { file: content.factsFile, shape: facts, module: content.facts },
  ...Object.entries(words).map(([name, shape]) => ({
    file: `${content.language}/${name}.ts`,
    shape,
    module: content.words[name],
  })),
];
const parts: Part[] = files.flatMap(({ file, shape, module }) =>
  [...new Set(partsOf(shape as unknown as Schema))]
    .filter((path) => !NEEDED.test(path) && isSaid(module, path.split('.')))
    .map((path) => ({ file, path, isExport: !path.includes('.') })),
);

/** The source of a file without this export. */
function without(code: string, { path, isExport }: Part) {
  if (isExport)
    return `${code.replace(`export const ${path}`, 'const left')}\nexport const ${path} = undefined;`;
  return `${code}
const leave = (value, [name, ...rest]) => {
  if (!value) return;
  if (name === '*') for (const entry of Object.values(value)) leave(entry, rest);
  else if (rest.length) leave(value[name], rest);
  else delete value[name];
};
leave({ ${path.split('.')[0]} }, ${JSON.stringify(path.split('.'))});`;
}

describe.each(['', INBOX_ENDPOINT])('forms that deliver to "%s"', (FORM_ENDPOINT) => {
  let server: ViteDevServer;
  let left: Part | undefined;
  beforeAll(async () => {
    process.env.FORM_ENDPOINT = FORM_ENDPOINT;
    server = await createServer({
      logLevel: 'error',
      server: { middlewareMode: true, watch: null, ws: false },
      plugins: [
        {
          name: 'leave-out',
          transform: (code, id) =>
            left && id.endsWith(`/${COMPANY}/${left.file}`) ? without(code, left) : undefined,
        },
      ],
    });
  });
  afterAll(() => {
    delete process.env.FORM_ENDPOINT;
    return server.close();
  });

  /** Leaves out another part: only its file is transformed anew, but all modules run again. */
  function leaveOut(part: Part) {
    const { ssr } = server.environments;
    const files = [left, part].map((it) => resolve(COMPANY, it?.file ?? ''));
    for (const file of files) ssr.moduleGraph.onFileChange(file);
    left = part;
    const runner = createServerModuleRunner(ssr, { hmr: false });
    onTestFinished(() => runner.close());
    return (file: string) => runner.import(`/${file}`);
  }

  test.for(parts)(
    '$file without $path → no problem, and every page is written',
    async (part, { skip }) => {
      const load = leaveOut(part);
      expect(isSaid(await load(`${COMPANY}/${part.file}`), part.path.split('.'))).toBe(false);
      const read = await readContent(load).catch(() => skip("the company's own words refer to it"));
      expect(contentProblems(read)).toEqual([]);
      const { renderedPaths, render } = (await load(
        'site/rendering.ts',
      )) as typeof import('./rendering.ts');
      for (const path of renderedPaths) expect((await render(path)).html).toContain('<main');
    },
  );

  test('a part that its page needs → the page is not written without it', async () => {
    const file = `${content.language}/home.ts`;
    const load = leaveOut({ file, path: 'hero', isExport: true });
    const { paths, render } = (await load('site/rendering.ts')) as typeof import('./rendering.ts');
    await expect(render(paths.home)).rejects.toThrow('undefined');
  });
});
