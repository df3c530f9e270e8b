export const CHUNK_TIMEOUT = 120_000;

/** Loads a script chunk; rejects when it fails or has not arrived after two minutes. */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error('The chunk did not arrive within two minutes.')),
    CHUNK_TIMEOUT,
  );
  try {
    return await Promise.race([load(), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
