import { belowLg } from 'virtual:breakpoints';
import { company } from '#company/facts.ts';
import { language } from '#words/language.ts';
import { stills } from '#words/media.ts';
import { news } from '#words/news.ts';
import { paths } from '#words/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { Day } from '../../ui/Day.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { SoftText } from '../../ui/Text.tsx';
import * as styles from './News.module.css';

export function headOf(index: number) {
  const { heading, text, date } = news!.entries[index]!;
  const article = { headline: heading, datePublished: date };
  return { title: `${heading}: ${company.name}`, description: text, article };
}

export const entryPage = (index: number) =>
  function NewsEntry() {
    const { date, heading, text, body = [], picture } = news!.entries[index]!;
    return (
      <article>
        <PageHead heading={heading} text={text} />
        <Section>
          <Columns
            split="4-7"
            align="top"
            start={
              <>
                <p className={styles.date}>
                  <Day date={date} language={language.code} />
                </p>
                <ButtonLink href={paths.news!} variant="quiet" arrow={false}>
                  {news!.back}
                </ButtonLink>
              </>
            }
            end={
              <>
                {body.map((paragraph, index) => (
                  <SoftText key={index}>{paragraph}</SoftText>
                ))}
                {picture && (
                  <figure className={styles.figure}>
                    <Picture still={stills[picture]!} sizes={`${belowLg} 100vw, 760px`} eager />
                  </figure>
                )}
              </>
            }
          />
        </Section>
      </article>
    );
  };
