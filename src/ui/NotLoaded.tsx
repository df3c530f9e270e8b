import { Button } from './Button.tsx';
import * as styles from './NotLoaded.module.css';

type Props = { labels: { text: string; retry: string } };

/** src/browser/not-loaded.ts shows a copy of it beside an island that could not be loaded. */
export function NotLoaded({ labels: { text, retry } }: Props) {
  return (
    <template id="not-loaded">
      <div className={styles.line} role="alert">
        <p>{text}</p>
        <Button type="button" variant="quiet">
          {retry}
        </Button>
      </div>
    </template>
  );
}
