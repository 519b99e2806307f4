import type { Site } from '@forecourt/lib/sites/site';

/** What a search of this site is for, in its placeholder. */
export const searchHint = ({ features, manufacturer }: Pick<Site, 'features' | 'manufacturer'>): string =>
  features.caravansEnabled
    ? 'Caravan, make or model'
    : manufacturer
      ? 'Model, body or stock number'
      : 'Make, model or stock number';

/** The same for a field in a line with the menu, which has no room for all of it. */
export const briefSearchHint = ({ manufacturer }: Pick<Site, 'manufacturer'>): string =>
  manufacturer ? 'Model or body' : 'Make or model';
