import { channelsOf } from '@forecourt/lib/leads/channel/channel';
import { mailSiteReader } from '@forecourt/lib/messaging/mail/mail-site.server';
import { leadRecipients } from '@forecourt/lib/messaging/mail/recipients';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../../emulators/content-lake/testing/lake.ts';
import { TOKENS } from '../../../emulators/content-lake/testing/options.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await testLake();
});
afterAll(() => lake.close());

const reference = (id: string) => ({ _type: 'reference', _ref: id, _key: id });
const channel = (key: string, over = {}) => ({
  _key: key,
  name: key,
  kind: 'mail',
  emails: [`${key}@dealer.example`],
  ...over,
});

test('malformed content of a site costs its leads no valid recipient', async () => {
  const { client } = lake;
  await client.create({ _id: 'dealer', _type: 'dealership', name: 'Dealer', slug: { current: 'dealer' } });
  await client.create({
    _id: 'albion',
    _type: 'location',
    name: 7,
    address: 'Albion',
    contact_detail: { phone: 7 },
  });
  await client.create({
    _id: 'site-sample',
    _type: 'site',
    name: 'Sample',
    slug: { current: 'sample' },
    dealerships: [reference('dealer'), { ...reference('deleted'), _weak: true }],
    locations: [reference('albion')],
  });
  await client.create({
    _id: 'leadDelivery.site.site-sample',
    _type: 'leadDelivery',
    leadAlertEmails: 'alert@dealer.example',
    leadChannels: [channel('all'), channel('parts', { departments: ['parts', 5] })],
  });
  await client.create({
    _id: 'leadDelivery.location.albion',
    _type: 'leadDelivery',
    leadEmails: [5, 'yard@dealer.example'],
  });

  const site = await mailSiteReader({
    SANITY_PROJECT_ID: lake.options.projectId,
    SANITY_DATASET: lake.options.dataset,
    SANITY_API_HOST: lake.url,
    SANITY_API_TOKEN: TOKENS.viewer,
  }).site('sample');

  expect(site).toMatchObject({
    name: 'Sample',
    leadAlertEmails: [],
    dealerships: [{ id: 'dealer' }],
    locations: [{ id: 'albion', name: '', phone: null }],
  });
  expect(site && leadRecipients(site, { dealershipId: null, locationId: 'albion' })).toEqual([
    'yard@dealer.example',
  ]);
  // Without its condition, the channel for parts would receive every lead.
  expect(site && channelsOf(site.leadChannels).map(({ id }) => id)).toEqual(['all']);
});
