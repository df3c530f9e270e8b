/**
 * Fetches a chunk's imports in parallel with the chunk. The build wraps every import() in it
 * instead of Vite's own helper, which also waits for the stylesheets of chunks: ours have none, and
 * that helper would be a third of the first script.
 */
export function __vitePreload<Chunk>(load: () => Promise<Chunk>, files: string[] = []) {
  for (const file of files) {
    const href = `/${file}`;
    if (document.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  return load();
}
