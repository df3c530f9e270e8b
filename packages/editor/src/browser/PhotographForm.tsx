import { type FormEvent, type PointerEvent, useEffect, useState } from 'react';
import { originalOf } from '../original-name.ts';
import { LARGEST_PHOTOGRAPH, type State, type Words } from '../protocol.ts';
import { act, checkTypes, type Photograph, show, useView } from './store.ts';

/** The alternative text of a picture, where it has one: it stands beside the picture's name. */
function altOf(shown: string, { contents }: State): Words | undefined {
  const all = contents.flatMap(({ words }) => words);
  const name = originalOf(shown).replace(/-(wide|tall)$/, '');
  const named = all.find(({ path, parts }) => path.endsWith('.name') && parts[0] === name);
  const alt = named?.path.replace(/name$/, 'alt');
  const isPlain = ({ parts }: Words) => parts.every((part) => typeof part === 'string');
  return all.find((it) => it.file === named?.file && it.path === alt && isPlain(it));
}

async function base64(file: File) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return promise;
}

function useAddressOf(file: File) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

async function save({ shown, file }: Photograph, focus: [number, number]) {
  if (file.size > LARGEST_PHOTOGRAPH)
    return [`${file.name} is larger than 30 MB. Save it smaller, then choose it again.`];
  const photograph = await base64(file);
  const objections = await act({ kind: 'picture', shown, photograph, focus }, 'Picture saved.');
  return objections.length > 0 ? objections : checkTypes();
}

/** A photograph before it is taken: what its crops must keep, and what it shows in words. */
export function PhotographForm(photograph: Photograph) {
  const { state } = useView();
  const address = useAddressOf(photograph.file);
  const [[x, y], setFocus] = useState<[number, number]>([50, 50]);
  const [objections, setObjections] = useState<string[]>([]);
  const alt = altOf(photograph.shown, state);

  const drag = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>) => {
    if (buttons !== 1) return;
    const box = currentTarget.getBoundingClientRect();
    const part = (at: number, start: number, whole: number) =>
      Math.round(Math.min(100, Math.max(0, ((at - start) / whole) * 100)));
    setFocus([part(clientX, box.left, box.width), part(clientY, box.top, box.height)]);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('alt') ?? '').trim();
    const found = await save(photograph, [x, y]);
    if (found.length > 0) return setObjections(found);
    if (alt && words !== alt.parts.join('')) {
      const { file, path, source } = alt;
      const parts = words === '' ? [] : [words];
      const refused = await act({ kind: 'write', file, path, source, parts }, 'Picture saved.');
      if (refused.length > 0) return setObjections(refused);
    }
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
      {alt && (
        <label>
          What it shows, for those who do not see it (empty if it only decorates)
          <input name="alt" defaultValue={alt.parts.join('')} />
        </label>
      )}
      {objections.length > 0 && <p role="alert">{objections.join(' ')}</p>}
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
