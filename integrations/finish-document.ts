/** Finishes documents, and keeps the result for later builds of the same document. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { cached } from '../src/build-cache.ts';
import type { Settings } from '../src/settings.ts';
import { copiesOf, isLargeSite } from './compress.ts';
import { type PolicyHashes, readDocument, type Scripts } from './document.ts';
import { adminPolicy, policyOf, withoutFrameAncestors } from './headers.ts';

export type FinishSettings = Settings & { tracking?: string | undefined };

/** `copies` are the finished document itself, compressed. */
export type Finished = {
  unexpected: string[];
  scripts: Scripts;
  hashes: PolicyHashes;
  policy: string;
  copies: Awaited<ReturnType<typeof copiesOf>>;
};
const EMPTY = { unexpected: [], scripts: new Map(), hashes: { styles: [], scripts: [] } };

/** The code that decides how a document is finished. */
const CODE = ['integrations/*.ts', 'src/browser/astro-island.ts', 'package-lock.json'];

/** `files` are those of the build. */
export function documentFinisher(settings: FinishSettings, files: string[]) {
  const isLarge = isLargeSite(files);
  const scripts = files.filter((file) => /^static\/.*\.js$/.test(file));
  const allowed = {
    analytics: settings.analytics?.script.src,
    files: scripts.map((file) => `/${file}`),
  };
  const { out: _out, buildTime: _time, inbox: _inbox, ...relevant } = settings;
  const key = createHash('sha256');
  key.update(JSON.stringify([process.versions, relevant, allowed, isLarge]));
  for (const file of globSync(CODE).sort()) key.update(readFileSync(file));
  const digest = key.digest();

  function finishPage(document: ReturnType<typeof readDocument>) {
    const unexpected = document.unexpectedElements(document.takeHashes(), allowed);
    if (unexpected.length > 0) return { unexpected, policy: '' };
    const scripts = document.moveScripts();
    const hashes = document.mergeInlineCode();
    return { scripts, hashes, policy: policyOf(hashes, settings) };
  }

  function finishText(file: string, text: Buffer) {
    const document = readDocument(String(text));
    const isAdmin = file === 'admin.html';
    const page = isAdmin ? { policy: adminPolicy(settings.cms) } : finishPage(document);
    if (settings.hasPolicyInPages) document.addPolicy(withoutFrameAncestors(page.policy));
    return { ...EMPTY, ...page, text: Buffer.from(document.write()) };
  }

  /** Compresses once the parsed document, which takes a megabyte, can be freed. */
  async function finishDocument(file: string, raw: Buffer): Promise<Finished> {
    const { text, ...finished } = finishText(file, raw);
    return { ...finished, copies: await copiesOf(file, text, isLarge) };
  }

  return async (file: string, text: Buffer): Promise<Finished> => {
    const finish = async () => serialize(await finishDocument(file, text));
    return deserialize(await cached([digest, file, text], finish));
  };
}
