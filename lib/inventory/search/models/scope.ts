import { allOf, anyOf, literal } from '../../../platform/text/search-filter.ts';

/**
 * The part of the directory that is a site's: models of its manufacturers that are on sale or coming. A site
 * without manufacturers has none.
 */
export const siteModelsFilter = (manufacturers: readonly { id: string }[]): string =>
  allOf([
    manufacturers.length === 0
      ? literal('manufacturer.id', '')
      : anyOf(manufacturers.map(({ id }) => literal('manufacturer.id', id))),
    `NOT ${literal('model.status', 'discontinued')}`,
  ]);
