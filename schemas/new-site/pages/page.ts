import type { NewSiteFacts } from '@forecourt/lib/operations/new-site/new-site-facts';
import type { Page } from '../../sanity.types.ts';
import { reference, type Written } from '../../writing/written.ts';
import { locationsOf } from '../locations.ts';

export type Block = NonNullable<Written<Page>['blocks']>[number];

/** A page of a new site before it is assigned to it. */
export interface NewPage {
  path: string;
  title: string;
  /** For search engines and tabs, if different from the title. */
  seoTitle?: string;
  /** Meta description, 50 to 160 characters. */
  description: string;
  blocks: Block[];
}

/** Search engines truncate longer descriptions. */
const LONGEST = 160;

/** Truncates a description at a word boundary. */
export const descriptionOf = (words: string): string =>
  words.length <= LONGEST ? words : `${words.slice(0, LONGEST - 1).replace(/[\s,]+\S*$/, '')}…`;

/** Returns an opening hours block with all locations, as the default shows only the main one. */
export function openingHours(facts: NewSiteFacts): Block {
  const places = locationsOf(facts);
  return {
    _type: 'openingHours',
    heading: 'Opening hours',
    ...(places.length > 1 && { locations: places.map(({ id }) => reference(id)) }),
  };
}
