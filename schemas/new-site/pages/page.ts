import type { Page } from '../../sanity.types.ts';
import type { Written } from '../../writing/written.ts';

export type Block = NonNullable<Written<Page>['blocks']>[number];

/** A page of a new site before it is assigned to it. */
export interface NewPage {
  path: string;
  title: string;
  /** For search engines, 50 to 160 characters. */
  description: string;
  blocks: Block[];
}

/** Search engines cut a description here. */
const LONGEST = 160;

/** A description that is not cut within a word. */
export const described = (words: string): string =>
  words.length <= LONGEST ? words : `${words.slice(0, LONGEST - 1).replace(/[\s,]+\S*$/, '')}…`;
