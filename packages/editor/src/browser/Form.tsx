import { type FormEvent, useState } from 'react';
import { type Json, type Shape, trailTo } from '../protocol.ts';
import { Control } from './Control.tsx';
import { isPicture } from './PicturePanel.tsx';
import { useView } from './store.ts';

type Save = (value: Json, picture?: File) => Promise<boolean>;

/** Asks for a value of any shape. What may be missing and is left empty is missing. */
export function Form({ shape, button, save }: { shape: Shape; button: string; save: Save }) {
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    const data = new FormData(form);
    const [picture] = [...data.values()].filter((it) => it instanceof File && it.size > 0);
    const isSaved = await save(valueIn(data, shape, '') ?? '', picture as File | undefined);
    setBusy(false);
    if (isSaved) form.reset();
  };
  return (
    <form onSubmit={submit}>
      <Asked shape={shape} path="" />
      <button type="submit" disabled={isBusy}>
        {button}
      </button>
    </form>
  );
}

const below = (path: string, { name }: Shape) => (path ? `${path}.${name}` : name);

const entryOf = ({ item, label, isOptional }: Shape): Shape => ({
  ...item!,
  name: '0',
  label,
  isOptional,
});
const isDeep = ({ item }: Shape) => item?.kind === 'group';

/** Whether anything was typed there: what is chosen from a list always has a choice. */
function isFilled(data: FormData, shape: Shape, path: string): boolean {
  if (isDeep(shape)) return isFilled(data, entryOf(shape), `${path}.0`);
  if (shape.fields) return shape.fields.some((it) => isFilled(data, it, below(path, it)));
  const isTyped = ['text', 'name', 'number', 'date', 'list'].includes(shape.kind);
  return isTyped && String(data.get(path) ?? '').trim() !== '';
}

/** What was filled in at a path of the form. Of a list of groups, the first. */
function valueIn(data: FormData, shape: Shape, path: string): Json | undefined {
  const isLeft = shape.isOptional && !isFilled(data, shape, path);
  if (['portrait', 'hidden'].includes(shape.kind)) return undefined;
  if (isDeep(shape)) return isLeft ? undefined : [valueIn(data, entryOf(shape), `${path}.0`)!];
  if (shape.fields) {
    const fields = shape.fields.map((it) => [it.name, valueIn(data, it, below(path, it))]);
    return isLeft
      ? undefined
      : Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  const typed = data.get(path || shape.name);
  if (shape.kind === 'yes-no') return typed !== null;
  const text = String(typed || data.get(`${path} address`) || '').trim();
  if (text === '' && shape.isOptional) return undefined;
  if (shape.kind !== 'list') return text.replace(/\s*\n\s*/g, ' ');
  return shape.along ? data.getAll(path).map(linesIn) : linesIn(text);
}

const linesIn = (typed: FormDataEntryValue) =>
  String(typed)
    .split(/\s*\n\s*/)
    .filter(Boolean);

/** What may be missing is folded away, so that a form asks for no more than it needs. */
function Asked({ shape, path }: { shape: Shape; path: string }) {
  const name = path || shape.name;
  // The end of an address is made of the title where none is given.
  const isOptional = shape.isOptional || shape.name === 'slug';
  const label = isOptional ? `${shape.label} (optional)` : shape.label;
  const { sections } = useView().state;
  if (isDeep(shape)) return <Asked shape={entryOf(shape)} path={`${name}.0`} />;
  if (shape.kind === 'group') {
    const fields = shape.fields!.map((it) => (
      <Asked key={it.name} shape={it} path={below(path, it)} />
    ));
    if (path === '') return fields;
    if (!shape.isOptional)
      return (
        <fieldset className="group">
          <legend>{label}</legend>
          {fields}
        </fieldset>
      );
    return (
      <details>
        <summary>{label}</summary>
        {fields}
      </details>
    );
  }
  if (isPicture(shape))
    return (
      <>
        {shape.kind === 'picture' && <Control shape={{ ...shape, label }} value="" name={name} />}
        <label>
          {shape.kind === 'picture' ? 'Or a new photograph' : label}
          <input type="file" accept="image/*" name={`${name} photograph`} />
        </label>
      </>
    );
  if (shape.kind === 'list' || shape.kind === 'text') {
    const all = sections.map(({ node }) => node);
    const along = trailTo(all, (it) => it.path === shape.along).at(-1)?.nodes;
    const labels = along?.map((it) => `${label}, ${it.label}`) ?? [label];
    return labels.map((it) => (
      <label key={it}>
        {shape.kind === 'list' ? `${it}: one a line` : it}
        <textarea name={name} rows={shape.kind === 'list' ? 3 : 1} />
      </label>
    ));
  }
  if (shape.kind === 'hidden') return null;
  return <Control shape={{ ...shape, label }} value="" name={name} />;
}
