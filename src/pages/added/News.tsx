import { belowLg } from 'virtual:breakpoints';
import type { NewsPage } from '#shapes';
import { language } from '#words/language.ts';
import { stills } from '#words/media.ts';
import { news } from '#words/news.ts';
import { paths } from '#words/paths.ts';
import { Day } from '../../ui/Day.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { HeadedSection, Section } from '../../ui/Section.tsx';
import { SoftText } from '../../ui/Text.tsx';
import * as styles from './News.module.css';
import { type Entry, feedPath, newestFirst, pathOf } from './news-entries.ts';

type Headline = Pick<Entry, 'slug' | 'date' | 'heading'> & Partial<Entry>;
type ListProps = { entries: readonly Headline[]; level: 'h2' | 'h3' };

function NewsList({ entries, level: Heading }: ListProps) {
  return (
    <ul className={styles.list} role="list">
      {entries.map((entry, index) => (
        <li key={entry.slug}>
          <p className={styles.date}>
            <Day date={entry.date} language={language.code} />
          </p>
          <div>
            <Heading>
              <a href={pathOf(entry)}>{entry.heading}</a>
            </Heading>
            {entry.text && <SoftText>{entry.text}</SoftText>}
          </div>
          {entry.picture && (
            <Picture
              still={stills[entry.picture]!}
              sizes={`${belowLg} 100vw, 430px`}
              eager={index === 0}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The newest three, on Home: as headlines, so that the page still fits a first flight. */
export function Newest() {
  const { heading, action } = news!.home!;
  const newest = newestFirst(news!)
    .slice(0, 3)
    .map(({ slug, date, heading }) => ({ slug, date, heading }));
  return (
    <HeadedSection surface="tinted" heading={heading} action={{ label: action, href: paths.news! }}>
      <NewsList entries={newest} level="h3" />
    </HeadedSection>
  );
}

export const newsPage = ({ intro, news: words }: NewsPage) =>
  function AllNews() {
    return (
      <>
        <PageHead {...intro} />
        <Section>
          <NewsList entries={newestFirst(words)} level="h2" />
          <p>
            <a href={feedPath}>{words.feed}</a>
          </p>
        </Section>
      </>
    );
  };
