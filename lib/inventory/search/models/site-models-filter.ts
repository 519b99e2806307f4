import { allOf, anyOf, literal } from '../../../platform/text/search-filter.ts';

/**
 * Returns the filter for a site's directory: models of its manufacturers that are on sale or coming soon. A
 * site without manufacturers has none.
 */
export const siteModelsFilter = (manufacturers: readonly { id: string }[]): string =>
  allOf([
    manufacturers.length === 0
      ? literal('manufacturer.id', '')
      : anyOf(manufacturers.map(({ id }) => literal('manufacturer.id', id))),
    `NOT ${literal('model.status', 'discontinued')}`,
  ]);
