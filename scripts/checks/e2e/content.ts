import { lakeWriter } from '../../emulators/lake-writer.ts';
import { settingsFromEnvironment } from '../../emulators/settings.ts';

/** Writes past the studio's forms. */
export const lake = lakeWriter(settingsFromEnvironment());

export const reference = (id: string) => ({ _type: 'reference', _ref: id, _key: id });

/** An offer as an editor publishes it for a site, with its own address below `/offers/`. */
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
