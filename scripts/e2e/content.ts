import { createClient } from '@sanity/client';
import { settingsFromEnvironment } from '../local/settings.ts';

const { urls, projectId, dataset, secrets } = settingsFromEnvironment();

/** A client that writes to the content lake with a script's token, so no studio form validates what it writes. */
export const lake = createClient({
  apiHost: urls.lake,
  useProjectHostname: false,
  projectId,
  dataset,
  token: secrets.lakeWriterToken,
  apiVersion: '2025-02-19',
  useCdn: false,
  perspective: 'raw',
});

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
