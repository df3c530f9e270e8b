import { PAGES } from './schema.ts';

/** `name` is its schema, `slug` the name of the file, `data` its content, checked or not. */
type File = { name: string; slug: string; data?: unknown };
type Fields = { path?: unknown; details?: unknown } | null | undefined;

const WITH_PATH: string[] = [...PAGES, 'news', 'pages'];

/** The pages among the files of a language, each with its name in links and its path. */
export function pagesIn<Source extends File>(files: Source[]) {
  const pathOf = (file: File) => String((file.data as Fields)?.path);
  /** The page of an entry is below the page that lists it, if there is one. */
  const pageBelow = (list: string, file: Source) =>
    files
      .filter(({ name }) => name === list)
      .map((root) => ({
        ...file,
        page: `${list}/${file.slug}`,
        path: `${pathOf(root)}/${file.slug}`,
      }));
  return files.flatMap((file) => {
    const { name, slug, data } = file;
    if (name === 'news-entries') return pageBelow('news', file);
    if (name === 'roles') return (data as Fields)?.details ? pageBelow('career', file) : [];
    return WITH_PATH.includes(name) ? { ...file, page: slug, path: pathOf(file) } : [];
  });
}
