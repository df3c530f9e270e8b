import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { COMPANY } from '../../../content/company-folder.ts';
import { mediaFile, mediaParts, portraitFile } from '../../../content/media-files.ts';
import type { Content } from '../../../content/read-content.ts';
import type { About, Media } from '../../../content/shapes.ts';
import { UserError } from '../../../user-error.ts';
import { format, runNode } from './commands.ts';
import { type Node, spoken } from './protocol.ts';
import type { Change } from './session.ts';
import { freeSlug, slugOf } from './structure.ts';
import { bytesOf, type FileChange } from './write-files.ts';

/** The folder from which the site serves the sizes. */
const MEDIA = 'public/media';
const EXTENSIONS: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' };
const INSTEAD = 'Save it as JPEG, PNG, WebP or AVIF, then choose it again.';

/** The formats of cameras and phones, as still pictures. */
async function extensionOf(bytes: Buffer) {
  const picture = await sharp(bytes, { limitInputPixels: false }) // makeSizes has its own limit
    .metadata()
    .catch(() => undefined);
  if (!picture) throw new UserError(`That file is not a picture that can be read. ${INSTEAD}`);
  const { format, compression, pages = 1 } = picture;
  const extension = EXTENSIONS[format ?? ''];
  const isHevc = format === 'heif' && compression !== 'av1';
  if (!extension || isHevc)
    throw new UserError(`A picture in ${isHevc ? 'HEIC' : format} cannot be used. ${INSTEAD}`);
  if (pages > 1)
    throw new UserError(`That picture is animated, and this one must be still. ${INSTEAD}`);
  return extension;
}

/** The point that every crop keeps, in per cent from the left and from the top. */
export type Focus = Record<string, readonly [number, number]>;

type MakeSizes = (
  photograph: { file: string; bytes: Buffer },
  content: Content,
  focus: Focus,
  made: (count: number, all: number) => void,
) => Promise<Map<string, Buffer>>;

/** The only import of packages/pictures. A computed name, as the package may be missing. */
const DOOR = new URL('../../pictures/src/originals.ts', import.meta.url);

async function makeSizes(...photograph: Parameters<MakeSizes>) {
  if (!existsSync(DOOR))
    throw new UserError('Photographs need packages/pictures, which is missing here.');
  const pictures: { makeSizes: MakeSizes } = await import(DOOR.href);
  return pictures.makeSizes(...photograph).catch((error: unknown) => {
    const [{ file }] = photograph;
    throw new UserError(
      error instanceof UserError
        ? error.message.replace(`${COMPANY}/pictures/${file}:`, 'The photograph')
        : 'That picture is damaged. Open it in another program, save it, and try again.',
    );
  });
}

/** Draws what shared links show where it is not what the pages say, by all that is saved now. */
export const drawShares = () => runNode(fileURLToPath(new URL('pictures.ts', DOOR)), '--shares');

export const FOCUS_FILE = 'pictures/focus.ts';

async function withFocus(focus: Focus) {
  const code = `/** What every crop keeps, in hundredths from the left and from the top. */
export const focus = ${JSON.stringify(focus)};\n`;
  return Buffer.from(await format(FOCUS_FILE, code));
}

/** What a photograph replaces: an original in another format, a portrait's drawing. */
function replacedBy(folder: string, name: string, file: string) {
  const originals = join(folder, 'pictures');
  const others = (existsSync(originals) ? readdirSync(originals) : [])
    .filter((other) => other !== file && other.startsWith(`${name}.`))
    .map((other) => `pictures/${other}`);
  const drawing = `${MEDIA}/${name}.svg`;
  return existsSync(join(folder, drawing)) ? [...others, drawing] : others;
}

/** The content with a portrait for a person, named after them where they had none. */
export function withPortrait(content: Content, { path, nodes = [] }: Node) {
  const about = structuredClone(content.words.about) as unknown as About;
  const people = about.leadership?.people ?? [];
  const index = Number(/^leadership\.people\[(\d+)\]$/.exec(path)?.[1] ?? -1);
  const person = people[index] as { portrait?: string } | undefined;
  if (!person) throw new UserError('A portrait is of a person on the page. Reload the page.');
  const name = nodes.find((it) => it.name === 'name')?.value ?? '';
  const taken = people.map((it) => it.portrait);
  person.portrait ??= freeSlug(slugOf(name) || 'person', taken);
  const changed = { ...content, words: { ...content.words, about } } as Content;
  const shown = portraitFile(person.portrait, 'webp');
  return { name: person.portrait, shown, content: changed, code: undefined };
}

/** The content with one more still, in the sizes of the first one, named after what shows it. */
export function withStill(content: Content, label: string, alt = '') {
  const media = content.words.media as Media;
  const { widths, width, height } = Object.values(media.stills)[0]!;
  const taken = Object.values(media.stills).map((it) => it.name);
  const name = freeSlug(`picture-${slugOf(label)}`, taken);
  const still = { name, widths, width, height, alt };
  const stills = { ...media.stills, [name]: still };
  const changed = {
    ...content,
    words: { ...content.words, media: { ...media, stills } },
  } as Content;
  const shown = mediaFile(name, widths[0]!, 'webp');
  return { name, shown, content: changed, code: JSON.stringify(still) };
}

type Photograph = {
  folder: string;
  content: Content;
  shown: string;
  bytes: Buffer;
  focus: Focus;
  /** Told of every size that is made. */
  made: (count: number, all: number) => void;
};

/** Small enough to be listed; nothing where there is nothing that can be drawn. */
const thumbnail = async (bytes: Buffer | undefined): Promise<string[]> => {
  if (!bytes) return [];
  return sharp(bytes)
    .rotate()
    .resize(160, 120, { fit: 'inside' })
    .webp()
    .toBuffer()
    .then((small) => [`data:image/webp;base64,${small.toString('base64')}`])
    .catch(() => []);
};

/** All files that change when a photograph replaces a picture: the original and its sizes. */
export async function photographChange(photograph: Photograph): Promise<Omit<Change, 'id'>> {
  const { folder, content, shown, bytes, focus, made } = photograph;
  const { name } = mediaParts(shown);
  const file = `${name}.${await extensionOf(bytes)}`;
  // Read before the sizes are made, which takes seconds.
  const [original, known] = [`pictures/${file}`, FOCUS_FILE].map((it) => bytesOf(join(folder, it)));
  const shownBefore = bytesOf(join(folder, MEDIA, shown));
  const sizes = await makeSizes({ file, bytes }, content, focus, made);
  const replace = (file: string, after?: Buffer): FileChange => ({
    file,
    before: bytesOf(join(folder, file)),
    after,
  });
  return {
    field: spoken(name),
    before: '',
    after: '',
    pictures: [...(await thumbnail(shownBefore)), ...(await thumbnail(bytes))],
    files: [
      { file: `pictures/${file}`, before: original, after: bytes },
      ...[...sizes].map(([size, picture]) => replace(`${MEDIA}/${size}`, picture)),
      ...replacedBy(folder, name, file).map((gone) => replace(gone)),
      { file: FOCUS_FILE, before: known, after: await withFocus(focus) },
    ],
  };
}
