import { PAGES } from './schema.ts';

/** `name` is its schema, `slug` the name of the file, `data` its content. */
type File = { name: string; slug: string; data?: unknown };

/** The pages among the files of a language: their names in links, and their paths. */
export function pagesIn<Source extends File>(files: Source[]) {
  const pathOf = (list: string): unknown =>
    Object(files.find(({ name }) => name === list)?.data).path;
  return files.flatMap((file) => {
    const { name, slug, data } = file;
    const below = (list: string) => [
      { ...file, page: `${list}/${slug}`, path: `${pathOf(list)}/${slug}` },
    ];
    if (name === 'news-entries') return below('news');
    if (name === 'roles') return Object(data).details ? below('career') : [];
    const hasPath = [...PAGES, 'news', 'pages'].includes(name);
    return hasPath ? [{ ...file, page: slug, path: String(Object(data).path) }] : [];
  });
}
