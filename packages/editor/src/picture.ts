import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../../content/read-content.ts';
import {
  type Focus,
  makePicture,
  ORIGINALS,
  originalProblems,
  readSource,
  type Wanted,
  wantedPictures,
} from '../../pictures/originals.ts';
import type { FileChange } from './journal.ts';
import { Objection } from './objection.ts';
import { originalOf } from './original-name.ts';

/** The sizes lie beside the company's folder, where the site serves them from. */
const MEDIA = '../public/media';
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

type Photograph = { folder: string; content: Content; shown: string; bytes: Buffer };

/** Every file that changes when a photograph takes a picture's place: the original, and its sizes. */
export async function photographChanges(
  { folder, content, shown, bytes }: Photograph,
  focus: Focus,
) {
  const name = originalOf(shown);
  const file = `${name}.${await extensionOf(bytes)}`;
  const uses = wantedPictures(withPhotograph(content, name)).filter(({ from }) =>
    from.includes(name),
  );
  const path = join(ORIGINALS, file);
  const before = bytesOf(path);
  try {
    // The sizes are made from the file, so it lies in its place while they are.
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    const source = await readSource(file);
    const problems = originalProblems([source], uses);
    if (problems.length > 0) throw new Objection(...problems);
    const sizes = await Promise.all(
      uses.map(async (use: Wanted) =>
        sizeChange(folder, use, await makePicture(source, use, focus).catch(damaged)),
      ),
    );
    return [
      { file: `pictures/${file}`, before, after: bytes },
      ...sizes,
      ...replaced(folder, name, file, uses),
    ];
  } finally {
    if (before) writeFileSync(path, before);
    else rmSync(path, { force: true });
  }
}

const damaged = (): never => {
  throw new Objection(
    'That picture is damaged. Open it in another program, save it, and try again.',
  );
};

const sizeChange = (folder: string, { file }: Wanted, after: Buffer): FileChange => ({
  file: `${MEDIA}/${file}`,
  before: bytesOf(join(folder, MEDIA, file)),
  after,
});

/** What the photograph takes the place of: an original in another format, a portrait's drawing. */
function replaced(folder: string, name: string, file: string, uses: Wanted[]): FileChange[] {
  const originals = existsSync(ORIGINALS) ? readdirSync(ORIGINALS) : [];
  const others = originals.filter((other) => other !== file && other.startsWith(`${name}.`));
  const drawing = `${name}.svg`;
  const isUsed = uses.some((use) => use.file === drawing);
  return [
    ...others.map((other) => `pictures/${other}`),
    ...(!isUsed && existsSync(join(folder, MEDIA, drawing)) ? [`${MEDIA}/${drawing}`] : []),
  ].map((gone) => ({ file: gone, before: bytesOf(join(folder, gone)), after: undefined }));
}
