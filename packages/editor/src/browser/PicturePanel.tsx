import { mediaParts } from '../../../../content/media-files.ts';
import { type PictureOf, type Shape, spoken } from '../protocol.ts';
import { PhotographForm } from './PhotographForm.tsx';
import { show, useView } from './store.ts';
import { fileOf } from './typing.ts';

export const isPicture = ({ kind }: Shape) => kind === 'picture' || kind === 'portrait';

/** One picture per original on the page. */
function picturesOfThePage() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('#root img')];
  const byName = pictures.map((picture) => [mediaParts(fileOf(picture)).name, picture] as const);
  return [...new Map(byName)];
}

/** Every picture of the page, to be replaced by a photograph. */
export function PicturePanel() {
  const { photograph } = useView();
  const pictures = picturesOfThePage();
  if (photograph) return <PhotographForm key={photograph.file.name} {...photograph} />;
  if (pictures.length === 0) return <p>This page shows no picture.</p>;
  return (
    <>
      <p>Drop a photograph on a picture of the page, or choose one here.</p>
      <ul className="pictures">
        {pictures.map(([name, picture]) => (
          <li key={name}>
            <img src={picture.src} alt="" />
            <PictureInput label={spoken(name)} choose={{ shown: fileOf(picture) }} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A button alone: what is chosen is shown at once. */
export function PictureInput({ label, choose }: { label: string; choose: PictureOf }) {
  return (
    <label className="picture">
      {label}
      <input
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) show({ panel: 'pictures', photograph: { file, ...choose } });
        }}
      />
    </label>
  );
}
