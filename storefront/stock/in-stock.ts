import { anyOf, literal } from '@forecourt/lib/platform/text/search-filter';

/** Narrows a site's stock to vehicles that are for sale, without the sold ones it lists (STATUS-01, STATUS-02). */
export const IN_STOCK = anyOf([literal('status', 'in_stock'), literal('status', 'coming_soon')]);
