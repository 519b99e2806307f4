import { line } from '@forecourt/lib/platform/text/schema';

/** The postcode of a shopper, which names a region and no person. */
export const POSTCODE = line(10).min(1).describe('Postcode in Australia, four digits.');
