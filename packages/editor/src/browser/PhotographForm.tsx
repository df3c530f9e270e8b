import { type FormEvent, type PointerEvent, useEffect, useMemo, useState } from 'react';
import { mediaParts } from '../../../../content/media-files.ts';
import { LARGEST_PHOTOGRAPH, type Sentence, type State } from '../protocol.ts';
import { act, actAndCheck, type Photograph, report, show, useView } from './store.ts';

/** The alternative text of a picture, if it has one: it is next to the picture's name. */
function altOf(photograph: Photograph, { sentences }: State): Sentence | undefined {
  if (!('shown' in photograph)) return undefined;
  const { film } = mediaParts(photograph.shown);
  const named = sentences.find(({ path, parts }) => path.endsWith('.name') && parts[0] === film);
  const alt = named?.path.replace(/name$/, 'alt');
  const isPlain = ({ parts }: Sentence) => parts.every((part) => typeof part === 'string');
  return sentences.find((it) => it.file === named?.file && it.path === alt && isPlain(it));
}

function useAddressOf(file: File) {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}

async function base64(file: File) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return promise;
}

async function save({ file, ...place }: Photograph, focus: [number, number]) {
  if (file.size > LARGEST_PHOTOGRAPH)
    return report(`${file.name} is larger than 30 MB. Save it smaller, then choose it again.`);
  const photograph = await base64(file);
  return actAndCheck({ kind: 'photograph', ...place, photograph, focus }, 'Picture saved.');
}

/** A photograph before it is uploaded: its focal point and its alternative text. */
export function PhotographForm(photograph: Photograph) {
  const { state } = useView();
  const address = useAddressOf(photograph.file);
  const [[x, y], setFocus] = useState<[number, number]>([50, 50]);
  const [problem, setProblem] = useState('');
  const alt = altOf(photograph, state);
  const hasWords = 'alt' in photograph;

  const drag = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>) => {
    if (buttons !== 1) return;
    const box = currentTarget.getBoundingClientRect();
    const part = (at: number, start: number, whole: number) =>
      Math.round(Math.min(100, Math.max(0, ((at - start) / whole) * 100)));
    setFocus([part(clientX, box.left, box.width), part(clientY, box.top, box.height)]);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('alt') ?? '').trim();
    const refused =
      (await save(hasWords ? { ...photograph, alt: text } : photograph, [x, y])) ||
      (alt &&
        text !== alt.parts.join('') &&
        (await act({ kind: 'write', at: alt, parts: text ? [text] : [] }, 'Picture saved.')));
    if (refused) return setProblem(refused);
    show({ photograph: undefined });
  };

  return (
    <form onSubmit={submit}>
      <p>Drag the point to what must stay in sight, however the picture is cut.</p>
      <div className="focus" onPointerDown={drag} onPointerMove={drag}>
        <img src={address} alt={photograph.file.name} draggable={false} />
        <span style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      <Range label="From the left" value={x} onChange={(value) => setFocus([value, y])} />
      <Range label="From the top" value={y} onChange={(value) => setFocus([x, value])} />
      {(alt || hasWords) && (
        <label>
          What it shows, for those who do not see it (empty if it only decorates)
          <input name="alt" defaultValue={alt?.parts.join('')} />
        </label>
      )}
      {problem && <p className="problem">{problem}</p>}
      <span className="buttons">
        <button type="submit">Use this photograph</button>
        <button type="button" onClick={() => show({ photograph: undefined })}>
          Cancel
        </button>
      </span>
    </form>
  );
}

type RangeProps = { label: string; value: number; onChange: (value: number) => void };

function Range({ label, value, onChange }: RangeProps) {
  return (
    <label>
      {label}
      <input
        type="range"
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}
