import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestLake, testLake } from '../../emulators/content-lake/testing/lake.ts';
import { act } from '../../emulators/content-lake/testing/requests.ts';
import { moveLeadAddresses } from './move.ts';

const CHANNEL = {
  _key: 'crm',
  _type: 'leadChannel',
  name: 'CRM',
  kind: 'webhook',
  isOn: true,
  url: 'https://crm.example/leads',
  secretNumber: 2,
};
const OLD = [
  {
    _id: 'site-coast',
    _type: 'site',
    name: 'Coast',
    leadChannels: [CHANNEL],
    leadAlertEmails: ['alert@coast.example'],
    reportEmails: [],
  },
  { _id: 'dealer', _type: 'dealership', name: 'Dealer', leadEmails: ['dealer@coast.example'] },
  { _id: 'yard', _type: 'location', name: 'Yard', leadEmails: ['yard@coast.example'] },
  { _id: 'empty', _type: 'location', name: 'Empty', leadEmails: [] },
  { _id: 'other', _type: 'page', title: 'Page', leadEmails: ['not@moved.example'] },
];

let lake: TestLake;
beforeEach(async () => {
  lake = await testLake();
  const transaction = lake.client.transaction();
  for (const document of OLD) transaction.create<Record<string, unknown>>(document);
  await transaction.commit();
});
afterEach(() => lake.close());

const stored = (id: string) => lake.client.getDocument<Record<string, unknown>>(id);
const move = (dryRun = false) => moveLeadAddresses(lake.client, { dryRun });
const heldBy = () =>
  lake.client.fetch<string[]>(
    `*[_type != "leadDelivery" && _type != "page" && (defined(leadEmails) || defined(leadChannels) || defined(leadAlertEmails) || defined(reportEmails))]._id`,
    {},
    { perspective: 'raw' },
  );

describe('moving lead addresses', () => {
  it('moves them into separate documents and leaves none in the old ones', async () => {
    expect((await move()).map(({ id, to }) => [id, to])).toEqual([
      ['dealer', 'leadDelivery.dealership.dealer'],
      ['empty', null],
      ['site-coast', 'leadDelivery.site.site-coast'],
      ['yard', 'leadDelivery.location.yard'],
    ]);
    expect(await stored('leadDelivery.site.site-coast')).toMatchObject({
      _type: 'leadDelivery',
      leadChannels: [CHANNEL],
      leadAlertEmails: ['alert@coast.example'],
    });
    expect(await stored('leadDelivery.dealership.dealer')).toMatchObject({
      leadEmails: ['dealer@coast.example'],
    });
    expect(await stored('leadDelivery.location.yard')).toMatchObject({ leadEmails: ['yard@coast.example'] });
    expect(await stored('yard')).toMatchObject({ name: 'Yard' });
    expect(await heldBy()).toEqual([]);
  });

  it('changes nothing in a dry run', async () => {
    expect((await move(true)).length).toBe(4);
    expect(await stored('leadDelivery.location.yard')).toBeUndefined();
    expect((await heldBy()).toSorted()).toEqual(['dealer', 'empty', 'site-coast', 'yard']);
  });

  it('does nothing when run again', async () => {
    await move();
    const before = await stored('leadDelivery.site.site-coast');
    expect(await move()).toEqual([]);
    expect(await stored('leadDelivery.site.site-coast')).toEqual(before);
  });

  it('keeps addresses that were entered in the new document already', async () => {
    await lake.client.create({
      _id: 'leadDelivery.location.yard',
      _type: 'leadDelivery',
      leadEmails: ['new@coast.example'],
    });
    await move();
    expect(await stored('leadDelivery.location.yard')).toMatchObject({ leadEmails: ['new@coast.example'] });
    expect(await heldBy()).toEqual([]);
  });

  it('moves changed drafts and versions to drafts and versions', async () => {
    await act(lake.client, ['release.create', { releaseId: 'r1', metadata: { title: 'R' } }]);
    const yard = { _type: 'location', name: 'Yard' };
    await lake.client.create({ ...yard, _id: 'drafts.yard', leadEmails: ['draft@coast.example'] });
    await lake.client.create({ ...yard, _id: 'versions.r1.yard', leadEmails: ['version@coast.example'] });
    await lake.client.create({ ...OLD[1], _id: 'drafts.dealer', _type: 'dealership', name: 'Renamed' });
    await lake.client.create({ ...yard, _id: 'drafts.new', leadEmails: ['new@coast.example'] });
    expect((await move()).filter(({ problem }) => problem)).toEqual([]);
    expect(await stored('leadDelivery.location.yard')).toMatchObject({ leadEmails: ['yard@coast.example'] });
    expect(await stored('drafts.leadDelivery.location.yard')).toMatchObject({
      leadEmails: ['draft@coast.example'],
    });
    expect(await stored('versions.r1.leadDelivery.location.yard')).toMatchObject({
      leadEmails: ['version@coast.example'],
    });
    expect(await stored('drafts.leadDelivery.location.new')).toMatchObject({
      leadEmails: ['new@coast.example'],
    });
    // The draft of the dealership only changed its name.
    expect(await stored('drafts.leadDelivery.dealership.dealer')).toBeUndefined();
    expect(await stored('drafts.dealer')).toMatchObject({ name: 'Renamed' });
    expect(await heldBy()).toEqual([]);
  });
});
