import type { Labels } from '../../content/labels.ts';
import type { FrameContent } from '../../content/read.ts';
import { Actions } from '../../ui/Button.tsx';
import { Lede } from '../../ui/Text.tsx';
import * as styles from './NotFound.module.css';

type Props = {
  labels: Omit<Labels['notFound'], 'title' | 'description'>;
  paths: FrameContent['paths'];
};

export function NotFound({ labels: { heading, text, home, contact }, paths }: Props) {
  return (
    <section className={styles.page}>
      <h1>{heading}</h1>
      <Lede>{text}</Lede>
      <Actions
        actions={[
          { label: home, href: paths.home },
          { label: contact, href: paths.contact },
        ]}
      />
    </section>
  );
}
