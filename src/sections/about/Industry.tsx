import { Fragment, type ReactNode } from 'react';
import type { Labels } from '../../content/labels.ts';
import type { Content } from '../../content/schema.ts';
import { StackedSection } from '../../ui/Section.tsx';
import * as styles from './Industry.module.css';

type Props = {
  industry: Content['about']['industry'];
  labels: Pick<Labels['goods'], 'sources' | 'decides'>;
  children?: ReactNode;
};

/** The section around the product finder and its table, which are an island. */
export function Industry({ industry, labels, children }: Props) {
  const { heading, text, elsewhere } = industry;
  const cited = industry.sectors.flatMap(({ sources = [] }) => sources);
  const sources = [...new Map(cited.map((source) => [source.href, source])).values()];
  return (
    <StackedSection heading={heading} lede={text}>
      <div>
        {children}
        <div className={styles.sources}>
          {elsewhere && (
            <p>
              {elsewhere.text} <a href={elsewhere.action.href}>{elsewhere.action.label}</a>
            </p>
          )}
          <p>{labels.decides}</p>
          {sources.length > 0 && (
            <p>
              {labels.sources}{' '}
              {sources.map(({ label, href }, index) => (
                <Fragment key={href}>
                  {index > 0 && ' · '}
                  <a href={href}>{label}</a>
                </Fragment>
              ))}
            </p>
          )}
        </div>
      </div>
    </StackedSection>
  );
}
