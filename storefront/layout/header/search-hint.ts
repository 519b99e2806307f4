import type { Site } from '@forecourt/lib/site/site';

/** What a search of this site is for, in its placeholder. */
export const searchHint = ({ features, manufacturer }: Pick<Site, 'features' | 'manufacturer'>): string =>
  features.caravansEnabled
    ? 'Caravan, make or model'
    : manufacturer
      ? 'Model, body or stock number'
      : 'Make, model or stock number';
