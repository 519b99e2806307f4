import { evaluateSync, parse } from 'groq-js';
import { describe, expect, test } from 'vitest';
import { pageTrialsQuery, trialChangeQuery } from './queries/pageTrials.ts';
import { validated } from './testing/validate.ts';

type Stored = { _id: string; _type: string; [field: string]: unknown };

const reference = (id: string) => ({ _type: 'reference', _ref: id });
const site: Stored = {
  _id: 'site-harbour',
  _type: 'site',
  slug: { current: 'harbour' },
  settings: { consentMode: 'granted' },
};
const features: Stored = {
  _id: 'siteFeatures-harbour',
  _type: 'siteFeatures',
  site: reference('site-harbour'),
  trials: true,
};
const page: Stored = {
  _id: 'page-1',
  _type: 'page',
  site: reference('site-harbour'),
  path: { current: '/about-us' },
  blocks: [
    { _key: 'a', _type: 'callToAction', heading: 'One' },
    { _key: 'b', _type: 'callToAction', heading: 'Two' },
  ],
};
const trial: Stored = {
  _id: 'trial-1',
  _type: 'pageTrial',
  name: 'Another order',
  site: reference('site-harbour'),
  hypothesis: 'More visitors see what is first.',
  page: reference('page-1'),
  change: 'order',
  order: ['b', 'a'],
  audience: 'everyone',
  goal: 'lead',
  state: 'running',
};
const LAKE = [site, features, page];

const errorsOf = async (
  document: Record<string, unknown>,
  dataset: readonly Stored[],
  level = 'error',
): Promise<string[]> =>
  (await validated(document, dataset))
    .filter((marker) => marker.level === level)
    .map(({ message }) => message);
const draft = { ...trial, _id: 'drafts.trial-1' };

describe('a trial that is to run', () => {
  test('is valid with a change that fits its page', async () => {
    expect(await errorsOf(draft, LAKE)).toEqual([]);
    expect(await errorsOf(draft, LAKE, 'warning')).toEqual([]);
  });

  test('needs a hypothesis', async () => {
    const without = { ...draft, hypothesis: undefined };
    expect((await errorsOf(without, LAKE)).join()).toContain('Write 20 to 600 characters.');
  });

  test('is refused while another one runs on its page', async () => {
    const other = { ...trial, _id: 'trial-2', name: 'The other one' };
    expect(await errorsOf(draft, [...LAKE, other])).toEqual([
      "The trial 'The other one' runs on this page. End it first: a page has one trial at a time.",
    ]);
    expect(await errorsOf(draft, [...LAKE, { ...other, state: 'ended' }])).toEqual([]);
  });

  test.each([
    { change: 'block', blockKey: 'gone', block: [{ _key: 'x', _type: 'callToAction', heading: 'New' }] },
    { change: 'block', blockKey: 'a' },
    { change: 'order', order: [] },
  ])('is refused if its change does not fit the page: %j', async (fields) => {
    expect((await errorsOf({ ...draft, ...fields }, LAKE)).join()).toContain(
      'does not fit the published page',
    );
  });

  test('is refused without a value for its feature', async () => {
    expect((await errorsOf({ ...draft, change: 'feature' }, LAKE)).join()).toContain(
      'Choose the feature to try',
    );
  });

  test('needs a setting that a trial may change', async () => {
    const ofSetting = { ...draft, change: 'setting' };
    expect((await errorsOf(ofSetting, LAKE)).join()).toContain('Choose the setting to try.');
    expect((await errorsOf({ ...ofSetting, setting: 'priceLead:driveAway' }, LAKE)).join()).toContain(
      'Choose the setting to try.',
    );
    expect(await errorsOf({ ...ofSetting, setting: 'bodyTileTarget:models' }, LAKE)).toEqual([]);
  });

  test('cannot run again after it has ended', async () => {
    const ended = { ...trial, state: 'ended', ending: 'control' };
    expect(await errorsOf(draft, [...LAKE, ended])).toEqual([
      'This trial has ended. Create another to try something new.',
    ]);
  });

  test('keeps its change while it runs', async () => {
    expect(await errorsOf({ ...draft, name: 'Renamed' }, [...LAKE, trial])).toEqual([]);
    expect((await errorsOf({ ...draft, goal: 'call' }, [...LAKE, trial])).join()).toContain(
      'A running trial keeps its change',
    );
  });

  test('has a warning if the feature is off, or nobody can consent', async () => {
    const off = [site, { ...features, trials: false }, page];
    expect((await errorsOf(draft, off, 'warning')).join()).toContain('trials is turned off');
    const asks = [{ ...site, settings: { consentMode: 'ask' } }, features, page];
    expect((await errorsOf(draft, asks, 'warning')).join()).toContain('Nobody takes part');
  });
});

const ask = (query: string, params: Record<string, unknown>, dataset: readonly Stored[]) =>
  evaluateSync(parse(query, { params }), { dataset: [...dataset], params }).data as unknown;

describe('the running trials', () => {
  const listed = { id: 'trial-1', site: 'harbour', path: '/about-us', audience: 'everyone', change: 'order' };

  test('have their site, path, audience and kind of change', () =>
    expect(ask(pageTrialsQuery, {}, [...LAKE, trial])).toEqual([listed]));

  test.each([
    ['that has not started', [...LAKE, { ...trial, state: 'draft' }]],
    ['of a site without the feature', [site, { ...features, trials: false }, page, trial]],
    ['of a site without a document of features', [site, page, trial]],
    ['of a page of another site', [site, features, { ...page, site: reference('site-other') }, trial]],
    ['without its page', [site, features, trial]],
  ])('leave out one %s', (_, dataset) => expect(ask(pageTrialsQuery, {}, dataset)).toEqual([]));

  test('are read with their page only on their own site and in the given states', () => {
    const params = { trial: 'trial-1', site: 'harbour', states: ['running'] };
    expect(ask(trialChangeQuery, params, [...LAKE, trial])).toMatchObject({
      id: 'trial-1',
      order: ['b', 'a'],
      page: { _id: 'page-1', blocks: page['blocks'] },
    });
    expect(ask(trialChangeQuery, { ...params, site: 'northside' }, [...LAKE, trial])).toBeNull();
    expect(ask(trialChangeQuery, params, [...LAKE, { ...trial, state: 'ended' }])).toBeNull();
  });
});
