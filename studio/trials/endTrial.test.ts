import { describe, expect, test } from 'vitest';
import { endingWrites, type ListedTrial } from './endTrial.ts';

const block = (_key: string, text = _key) => ({ _key, _type: 'richText', text });
const now = new Date('2026-11-30T00:00:00Z');
const ending = (kept: string) => ({ state: 'ended', ending: kept, endedAt: now.toISOString() });

const trial = (fields: Partial<ListedTrial> = {}): ListedTrial => ({
  _id: 'trial-1',
  _rev: 'r1',
  name: 'Shorter text',
  hypothesis: 'A shorter text is read.',
  state: 'running',
  ending: null,
  endedAt: null,
  goal: 'lead',
  audience: 'everyone',
  endsOnHarm: true,
  endsOn: null,
  change: 'block',
  blockKey: 'b',
  block: [block('x', 'short')],
  order: null,
  setting: null,
  feature: null,
  featureValue: null,
  site: { _id: 'site-harbour', slug: 'harbour', name: 'Harbour' },
  page: { _id: 'page-1', title: 'About', path: '/about-us' },
  ...fields,
});
const published = { _id: 'page-1', _rev: 'p1', blocks: [block('a'), block('b')] };
const draft = { _id: 'drafts.page-1', _rev: 'd1', blocks: [block('b'), block('n')] };

describe('keeping the change', () => {
  test('makes it on the published page and on its draft, and ends the trial', () => {
    const writes = endingWrites(trial(), 'variant', {
      pages: [draft, published],
      trialIds: ['trial-1'],
      siteIds: [],
      now,
    });
    expect(writes).toEqual([
      { id: 'trial-1', set: ending('variant'), revision: 'r1' },
      { id: 'drafts.page-1', set: { blocks: [block('b', 'short'), block('n')] }, revision: 'd1' },
      { id: 'page-1', set: { blocks: [block('a'), block('b', 'short')] }, revision: 'p1' },
    ]);
  });

  test('leaves a draft without the block as it is', () => {
    const other = { ...draft, blocks: [block('n')] };
    const writes = endingWrites(trial(), 'variant', {
      pages: [other, published],
      trialIds: ['trial-1'],
      siteIds: [],
      now,
    });
    expect(writes.map(({ id }) => id)).toEqual(['trial-1', 'page-1']);
  });

  test('sets the feature of the site', () => {
    const ofFeature = trial({ change: 'feature', feature: 'multiStepEnquiryEnabled', featureValue: true });
    expect(
      endingWrites(ofFeature, 'variant', { pages: [published], trialIds: ['trial-1'], siteIds: [], now }),
    ).toEqual([
      { id: 'trial-1', set: ending('variant'), revision: 'r1' },
      { id: 'siteFeatures-harbour', set: { multiStepEnquiryEnabled: true } },
    ]);
  });

  test('sets the setting of the site and of its draft', () => {
    const ofSetting = trial({ change: 'setting', setting: 'bodyTileTarget:models' });
    const siteIds = ['drafts.site-harbour', 'site-harbour'];
    const write = {
      setIfMissing: { settings: { _type: 'siteSettings' } },
      set: { 'settings.bodyTileTarget': 'models' },
    };
    expect(
      endingWrites(ofSetting, 'variant', { pages: [published], trialIds: ['trial-1'], siteIds, now }),
    ).toEqual([
      { id: 'trial-1', set: ending('variant'), revision: 'r1' },
      { id: 'drafts.site-harbour', ...write },
      { id: 'site-harbour', ...write },
    ]);
  });

  test('is refused for a setting that no trial may change', () => {
    const ofSetting = trial({ change: 'setting', setting: 'priceLead:driveAway' });
    expect(() =>
      endingWrites(ofSetting, 'variant', { pages: [published], trialIds: ['trial-1'], siteIds: [], now }),
    ).toThrow('can’t change this setting');
  });

  test('is refused if the published page has lost the block', () => {
    const pages = [{ ...published, blocks: [block('a')] }];
    expect(() =>
      endingWrites(trial(), 'variant', { pages, trialIds: ['trial-1'], siteIds: [], now }),
    ).toThrow('does not fit the page');
  });
});

test('keeping the page as it is only ends the trial and its draft', () => {
  const trialIds = ['drafts.trial-1', 'trial-1'];
  expect(endingWrites(trial(), 'control', { pages: [published], trialIds, siteIds: [], now })).toEqual([
    { id: 'drafts.trial-1', set: ending('control') },
    { id: 'trial-1', set: ending('control'), revision: 'r1' },
  ]);
});
