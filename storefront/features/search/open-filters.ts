import type { Facet } from '@/stock/facets.ts';
import { MAKE, MAKE_MODEL } from '@/stock/make-models.ts';

const OPEN_AT_FIRST: readonly Facet['name'][] = ['car_type', MAKE, MAKE_MODEL, 'model', 'body', 'price'];

/** Returns whether a filter is open before the shopper opens it, so that the page shows its values at first. */
export const isOpenAtFirst = ({ name }: Pick<Facet, 'name'>): boolean => OPEN_AT_FIRST.includes(name);
