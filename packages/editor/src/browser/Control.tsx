import { useEffect, useId, useRef } from 'react';
import { type Json, type Shape, spoken } from '../protocol.ts';
import { useView } from './store.ts';

/** A control that shows a value and saves another one. In a form it is read by its name. */
type Props = {
  shape: Shape;
  value: string;
  save?: (value: Json | undefined) => void;
  name?: string;
};

export function Control(props: Props) {
  const { kind } = props.shape;
  const Kind =
    kind === 'page' ? PageChoice : kind === 'choice' || kind === 'picture' ? Choice : Plain;
  return <Kind {...props} />;
}

/** An icon, or a picture of the company. */
function Drawing({ option }: { option: string }) {
  const { icons, stills } = useView().state;
  const icon = icons[option];
  if (!icon) return <img src={`/media/${stills[option]}`} alt="" loading="lazy" />;
  return (
    <svg viewBox={icon.box} aria-hidden="true">
      {icon.lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}

/** One of a few: drawn where each has a drawing. */
function Choice({ shape, value, save, name = shape.name }: Props) {
  const group = useId();
  const { icons, stills } = useView().state;
  const { label, isOptional } = shape;
  const { options = Object.keys(stills) } = shape;
  if (options.every((it) => it in icons || it in stills)) {
    const all = isOptional ? ['', ...options] : options;
    return (
      <fieldset className="icons">
        <legend>{label}</legend>
        {all.map((option) => (
          <label key={option} title={spoken(option) || 'None'}>
            <input
              type="radio"
              aria-label={spoken(option) || 'None'}
              name={save ? group : name}
              value={option}
              {...(save
                ? { checked: option === value, onChange: () => save(option || undefined) }
                : { defaultChecked: option === (value || all[0]) })}
            />
            {option ? <Drawing option={option} /> : 'None'}
          </label>
        ))}
      </fieldset>
    );
  }
  return (
    <label>
      {label}
      <select
        name={name}
        {...(save
          ? { value, onChange: (event) => save(event.target.value || undefined) }
          : { defaultValue: value })}
      >
        {shape.isOptional && <option value="">none</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {spoken(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Where a link leads: a page by its name, or an address that is typed. */
function PageChoice({ shape, value, save, name = shape.name }: Props) {
  const { pages } = useView().state;
  const known = pages.filter(({ words }) => words !== 'not-found');
  const isPage = known.some(({ path }) => path === value);
  const address = useRef<HTMLInputElement>(null);
  const choose = ({ target }: React.ChangeEvent<HTMLSelectElement>) => {
    address.current!.hidden = target.value !== '';
    if (target.value) save?.(target.value);
    else address.current!.focus();
  };
  const select = {
    onChange: choose,
    ...(save ? { value: isPage || value === '#' ? value : '' } : {}),
  };
  return (
    <label>
      {shape.label}
      <select name={name} {...select} {...(!save && { defaultValue: known[0]?.path })}>
        {known.map(({ path, name: title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
        <option value="#">Nowhere yet</option>
        <option value="">Another address …</option>
      </select>
      <input
        ref={address}
        name={`${name} address`}
        aria-label={`${shape.label}, address`}
        placeholder="https://"
        hidden={save ? isPage || value === '#' : true}
        defaultValue={isPage || value === '#' ? '' : value}
        onBlur={({ target }) => target.value && target.value !== value && save?.(target.value)}
      />
    </label>
  );
}

const TYPES: Partial<Record<Shape['kind'], string>> = {
  number: 'number',
  date: 'date',
  colour: 'color',
  'yes-no': 'checkbox',
};

/** A number, a day, a colour, yes or no: saved when it is left, not at every step. */
function Plain({ shape, value, save, name = shape.name }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const type = TYPES[shape.kind] ?? 'text';
  const isBox = type === 'checkbox';
  useEffect(() => {
    const field = input.current!;
    if (!save) return undefined;
    if (isBox) field.checked = value === 'true';
    // What is being typed stays, whatever happens to the rest.
    else if (!field.matches(':focus')) field.value = value;
    // React's own onChange comes with every step of a picker.
    const onChange = () => save(isBox ? field.checked : field.value);
    field.addEventListener('change', onChange);
    return () => field.removeEventListener('change', onChange);
  });
  return (
    <label className={isBox ? 'box' : undefined}>
      {shape.label}
      <input ref={input} type={type} name={name} step={type === 'number' ? 'any' : undefined} />
    </label>
  );
}
