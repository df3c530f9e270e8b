import type { Content } from '../../content/schema.ts';
import { StackedSection } from '../../ui/Section.tsx';
import * as styles from './Trailer.module.css';

type Props = { trailer: NonNullable<Content['about']['trailer']> };

/** A refrigerated trailer from the side, without text: a list explains its numbers. */
export function Trailer({ trailer: { heading, text, parts } }: Props) {
  return (
    <StackedSection surface="tinted" heading={heading} lede={text}>
      <div>
        <Drawing />
        <ol className={styles.parts}>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
      </div>
    </StackedSection>
  );
}

/** The place of each number, and the line from there to its part. */
const TAGS = [
  { x: 142, y: 46, line: 'M142 110V46' },
  { x: 218, y: 46, line: 'M213 106 218 46' },
  { x: 290, y: 46, line: 'M262 105 290 46' },
  { x: 560, y: 46, line: 'M560 118V46' },
  { x: 76, y: 196, line: 'M198 196H76' },
  { x: 1000, y: 46, line: 'M1034 144 1000 46' },
  { x: 1076, y: 46, line: 'M1072 102 1076 46' },
  { x: 1152, y: 220, line: 'M1109 220h43' },
];

const Drawing = () => (
  <svg className={styles.drawing} viewBox="40 0 1146 392" aria-hidden="true">
    <path className={styles.hair} d="M40 382H1186M190 271H1054" />
    <path d="M166 92H1094V306H166ZM1094 96h10v206h-10M1104 118h5M1104 168h5M1104 230h5M1104 282h5M176 306V322H1078V306M166 110H126q-8 0-8 8V250q0 10 10 10H166" />
    <path
      className={styles.fine}
      d="M176 102H1086V296H176ZM1082 306v34h14M262 322v12h14v-12M372 322v46M388 322v46M360 372h40M430 322H700L692 356H438ZM134 260v22h32M128 126h28M128 144h28M128 162h28M128 180h28M128 210h28v28h-28zM190 120v46M199 120v46M208 120v46M217 120v46M233 118v20M223 128h20M270 178h92v84h-92zM374 178h92v84h-92zM478 178h92v84h-92zM582 178h92v84h-92zM686 178h92v84h-92zM790 178h92v84h-92zM894 178h92v84h-92zM270 268h716"
    />
    {[790, 877, 964].map((x) => (
      <g key={x}>
        <circle cx={x} cy="350" r="32" />
        <circle className={styles.fine} cx={x} cy="350" r="18" />
      </g>
    ))}
    <path className={styles.hidden} d="M180 106H246V178H180ZM246 118H1010q12 0 12 10" />
    {/* The air: out above the goods, back along the floor. */}
    <path
      className={styles.air}
      d="M262 111H1000M430 124v20m-6-7 6 8 6-8M620 124v20m-6-7 6 8 6-8M810 124v20m-6-7 6 8 6-8M1066 150V262q0 22-22 22H226q-22 0-22-22V190m-6 9 6-9 6 9"
    />
    <path className={styles.setPoint} d="M118 220H1109" />
    {TAGS.map(({ x, y, line }, index) => (
      <g key={line} className={styles.tag}>
        <path d={line} />
        <circle cx={x} cy={y} r="31" />
        <text x={x} y={y}>
          {index + 1}
        </text>
      </g>
    ))}
    <g className={styles.probe}>
      <circle cx="262" cy="111" r="8" />
      <circle cx="204" cy="196" r="8" />
      <circle cx="1034" cy="150" r="8" />
      <circle cx="1072" cy="108" r="8" />
    </g>
  </svg>
);
