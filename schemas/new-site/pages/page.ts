import type { NewSiteFacts } from '@forecourt/lib/operations/new-site/facts';
import type { Page } from '../../sanity.types.ts';
import { reference, type Written } from '../../writing/written.ts';
import { locationsOf } from '../locations.ts';

export type Block = NonNullable<Written<Page>['blocks']>[number];

/** A page of a new site before it is assigned to it. */
export interface NewPage {
  path: string;
  title: string;
  /** For search engines and tabs, where another than the title. */
  seoTitle?: string;
  /** For search engines, 50 to 160 characters. */
  description: string;
  blocks: Block[];
}

/** Search engines cut a description here. */
const LONGEST = 160;

/** A description that is not cut within a word. */
export const descriptionOf = (words: string): string =>
  words.length <= LONGEST ? words : `${words.slice(0, LONGEST - 1).replace(/[\s,]+\S*$/, '')}…`;

/** When the dealer is open: each of several places, since the block by itself shows the main one. */
export function openingHours(facts: NewSiteFacts): Block {
  const places = locationsOf(facts);
  return {
    _type: 'openingHours',
    heading: 'Opening hours',
    ...(places.length > 1 && { locations: places.map(({ id }) => reference(id)) }),
  };
}
