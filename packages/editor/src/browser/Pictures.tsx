import { type ChangeEvent, useState } from 'react';
import { originalOf } from '../original-name.ts';
import { PhotographForm } from './PhotographForm.tsx';
import { show, useView } from './store.ts';

/** The file that a picture of the page shows, whatever its address. */
export const fileOf = (picture: HTMLImageElement) =>
  new URL(picture.src).pathname.split('/').at(-1)!;

/** One of each original that the page shows. */
function picturesOfThePage() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('#root img')];
  return [...new Map(pictures.map((picture) => [originalOf(fileOf(picture)), picture])).values()];
}

/** Every picture of the page, and a photograph in its place. */
export function Pictures() {
  const { photograph } = useView();
  const [pictures] = useState(picturesOfThePage);
  if (photograph) return <PhotographForm key={photograph.shown} {...photograph} />;
  if (pictures.length === 0) return <p>This page shows no picture.</p>;
  const choose = (shown: string) => (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) show({ photograph: { shown, file } });
  };
  return (
    <>
      <p>Drop a photograph on a picture of the page, or choose one here.</p>
      <ul className="pictures">
        {pictures.map((picture) => (
          <li key={picture.src}>
            <img src={picture.src} alt="" />
            <label>
              {originalOf(fileOf(picture))}
              <input type="file" accept="image/*" onChange={choose(fileOf(picture))} />
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
