import type { Documents as Words } from '#shapes';
import { documents } from '#words/documents.ts';
import { language } from '#words/language.ts';
import { addToMessage } from '../../forms/draft.ts';
import { Button } from '../../ui/Button.tsx';
import { Day } from '../../ui/Day.tsx';
import { RuledList } from '../../ui/Lists.tsx';
import { TitledSection } from '../../ui/Section.tsx';
import * as styles from './Documents.module.css';

type Paper = Words['list'][number];

/** Papers that shippers ask carriers for. None can be downloaded: they are often forged. */
export function Documents() {
  if (!documents) return null;
  const { heading, text, list, labels, request, message } = documents;
  const valid = list.filter(
    ({ validUntil }) => !validUntil || validUntil >= import.meta.env.BUILD_DATE,
  );
  if (valid.length === 0) return null;
  const described = ({ name, issuer, validUntil, onRequest }: Paper) => (
    <>
      {issuer && <p>{`${labels.issuer} ${issuer}`}</p>}
      {validUntil && (
        <p>
          {labels.validUntil} <Day date={validUntil} language={language.code} />
        </p>
      )}
      {onRequest && (
        <div className={styles.request} data-wants-react="" suppressHydrationWarning>
          <Button
            type="button"
            variant="quiet"
            arrow={false}
            label={`${request}: ${name}`}
            onClick={() => addToMessage(`${message} ${name}`)}
          >
            {request}
          </Button>
        </div>
      )}
    </>
  );
  return (
    <TitledSection heading={heading} lede={text}>
      <RuledList
        items={valid.map((paper) => ({ term: paper.name, description: described(paper) }))}
      />
    </TitledSection>
  );
}
