import { lakeWriter } from '../../emulators/lake-writer.ts';
import { settingsFromEnvironment } from '../../emulators/settings.ts';

/** A content lake client that bypasses studio validation. */
export const lake = lakeWriter(settingsFromEnvironment());

export const reference = (id: string) => ({ _type: 'reference', _ref: id, _key: id });

/** Returns an offer as published for a site, with its address below `/offers/`. */
export const offerOf = (name: string, fields: Record<string, unknown> = {}) => ({
  _id: `offer-test-${name}`,
  _type: 'offer',
  name: `Test offer ${name}`,
  slug: { _type: 'slug', current: `test-${name}` },
  category: 'Test offer',
  description: 'An offer that a test made.',
  sites: [reference('site-coastline')],
  ...fields,
});
