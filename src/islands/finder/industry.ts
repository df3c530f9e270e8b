import type { Words } from '../../content/schema.ts';

type All = Words['about']['industry'];
type Sector = Pick<All['sectors'][number], 'name' | 'goods'>;

/** What the island needs of the section's words. */
export type Industry = Pick<All, 'caption' | 'corner' | 'bands' | 'finder'> & {
  sectors: readonly Sector[];
};
