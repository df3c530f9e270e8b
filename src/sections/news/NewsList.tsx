import type { Entry, Link } from '../../content/schema.ts';
import { belowLg } from '../../styles/breakpoints.ts';
import { Day } from '../../ui/Day.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { SoftText } from '../../ui/Text.tsx';
import * as styles from './NewsList.module.css';

type Props = {
  entries: readonly (Entry & { path: string | undefined })[];
  language: string;
  feed: Link;
};

export function NewsList({ entries, language, feed }: Props) {
  return (
    <Section>
      <ul className={styles.list} role="list">
        {entries.map(({ path, date, heading, text, picture }, index) => (
          <li key={path}>
            <p>
              <Day date={date} language={language} />
            </p>
            <div>
              <h2>
                <a href={path}>{heading}</a>
              </h2>
              <SoftText>{text}</SoftText>
            </div>
            {picture && (
              <Picture still={picture} sizes={`${belowLg} 100vw, 430px`} eager={index === 0} />
            )}
          </li>
        ))}
      </ul>
      <p>
        <a href={feed.href}>{feed.label}</a>
      </p>
    </Section>
  );
}
