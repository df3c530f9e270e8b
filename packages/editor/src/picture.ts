import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../../content/read-content.ts';
import { UserError } from '../../../user-error.ts';
import type { FileChange } from './journal.ts';
import { Objection } from './objection.ts';
import { originalOf } from './original-name.ts';

/** The sizes lie beside the company's folder, where the site serves them from. */
const MEDIA = '../public/media';
const ORIGINALS = 'pictures';
const EXTENSIONS: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' };

const bytesOf = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);

/** The content as it will be when a person's portrait is a photograph. */
function withPhotograph(content: Content, name: string): Content {
  const about = content.words.about as { leadership?: { people: { portrait: string }[] } };
  const people = about.leadership?.people.map((person) =>
    `portrait-${person.portrait.split('.')[0]}` === name
      ? { ...person, portrait: `${person.portrait.split('.')[0]}.webp` }
      : person,
  );
  const changed = { ...about, leadership: about.leadership && { ...about.leadership, people } };
  return { ...content, words: { ...content.words, about: changed } };
}

const INSTEAD = 'Save it as JPEG, PNG, WebP or AVIF, then choose it again.';

/** The formats that cameras and telephones make, as single pictures. */
async function extensionOf(bytes: Buffer) {
  const {
    format,
    compression,
    pages = 1,
  } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new Objection(`That file is no picture that can be read. ${INSTEAD}`);
    });
  const extension = EXTENSIONS[format ?? ''];
  const isHevc = format === 'heif' && compression !== 'av1';
  if (!extension || isHevc)
    throw new Objection(`A picture in ${isHevc ? 'HEIC' : format} cannot be used. ${INSTEAD}`);
  if (pages > 1) throw new Objection(`That picture moves, and this one must not. ${INSTEAD}`);
  return extension;
}

/** The point that every crop keeps, in hundredths from the left and from the top. */
export type Focus = Record<string, readonly [number, number]>;

type MakeSizes = (
  photograph: { file: string; bytes: Buffer },
  content: Content,
  focus: Focus,
) => Promise<Map<string, Buffer>>;

/** The only door to packages/pictures. A computed name: the compiler need not find the package. */
async function makeSizes(...photograph: Parameters<MakeSizes>) {
  const door = new URL('../../pictures/src/originals.ts', import.meta.url);
  if (!existsSync(door))
    throw new Objection('Photographs need packages/pictures, which is missing here.');
  const pictures: { makeSizes: MakeSizes } = await import(door.href);
  return pictures.makeSizes(...photograph).catch((error: unknown) => {
    if (error instanceof UserError) throw new Objection(error.message);
    throw new Objection(
      'That picture is damaged. Open it in another program, save it, and try again.',
    );
  });
}

type Photograph = { folder: string; content: Content; shown: string; bytes: Buffer };

/** Every file that changes when a photograph takes a picture's place: the original, and its sizes. */
export async function photographChanges(
  { folder, content, shown, bytes }: Photograph,
  focus: Focus,
): Promise<FileChange[]> {
  const name = originalOf(shown);
  const file = `${name}.${await extensionOf(bytes)}`;
  const sizes = await makeSizes({ file, bytes }, withPhotograph(content, name), focus);
  const change = (changed: string, after: Buffer | undefined) => ({
    file: changed,
    before: bytesOf(join(folder, changed)),
    after,
  });
  return [
    change(`${ORIGINALS}/${file}`, bytes),
    ...[...sizes].map(([size, made]) => change(`${MEDIA}/${size}`, made)),
    ...replaced(folder, name, file, sizes).map((gone) => change(gone, undefined)),
  ];
}

/** What the photograph takes the place of: an original in another format, a portrait's drawing. */
function replaced(folder: string, name: string, file: string, sizes: Map<string, Buffer>) {
  const originals = join(folder, ORIGINALS);
  const others = (existsSync(originals) ? readdirSync(originals) : []).filter(
    (other) => other !== file && other.startsWith(`${name}.`),
  );
  const drawing = `${name}.svg`;
  const isReplaced = !sizes.has(drawing) && existsSync(join(folder, MEDIA, drawing));
  return [
    ...others.map((other) => `${ORIGINALS}/${other}`),
    ...(isReplaced ? [`${MEDIA}/${drawing}`] : []),
  ];
}
