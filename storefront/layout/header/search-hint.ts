import type { Site } from '@forecourt/lib/sites/site';

export const searchHint = ({ features, manufacturer }: Pick<Site, 'features' | 'manufacturer'>): string =>
  features.caravansEnabled
    ? 'Caravan, make or model'
    : manufacturer
      ? 'Model, body or stock number'
      : 'Make, model or stock number';

/** Returns a shorter placeholder, for a field next to the menus. */
export const briefSearchHint = ({ manufacturer }: Pick<Site, 'manufacturer'>): string =>
  manufacturer ? 'Model or body' : 'Make or model';
