import { blockTypes } from '@forecourt/schemas/blocks/registry';
import { schemaTypes } from '@forecourt/schemas/types';
import { evaluate, parse } from 'groq-js';
import { createSchema, type ValidateDocumentOptions, validateDocument } from 'sanity';
import { describe, expect, test } from 'vitest';
import {
  type Campaign,
  type CampaignSite,
  campaignProblem,
  documentsOf,
  groupByInstant,
  PARTS,
  type Part,
} from './campaign.ts';

const system = { _rev: 'r', _createdAt: '', _updatedAt: '' };
const site = (id: string, timeZone: string): CampaignSite => ({
  id,
  name: id,
  timeZone,
  home: {
    ...system,
    _id: `home-${id}`,
    _type: 'page',
    blocks: [{ _type: 'richText' }, { _type: 'heroCarousel', slides: [{ _ref: 'slide-old' }] }],
  },
  header: { ...system, _id: `header-${id}`, _type: 'navigation', menus: [{ label: 'Search' }] },
});
const campaign: Campaign = {
  title: 'EOFY clearance of every ute',
  sites: [site('site-perth', 'Australia/Perth'), site('site-brisbane', 'Australia/Brisbane')],
  parts: new Set(Object.keys(PARTS) as Part[]),
  from: '2027-06-01T09:00',
  until: '2027-06-30T17:00',
};
const campaignWith = (more: Partial<Campaign> = {}) => {
  let count = 0;
  return documentsOf({ ...campaign, ...more }, () => `n${++count}`);
};

describe('a new campaign', () => {
  test('has one picture and one text of the offer in all its documents', () => {
    const documents = campaignWith({
      content: {
        picture: { assetId: 'image-a', alt: ' A ute on a beach ' },
        offerCategory: 'Towing',
        offerDescription: 'A tow bar with every ute.',
      },
    });
    const image = {
      _type: 'picture',
      asset: { _type: 'reference', _ref: 'image-a' },
      alt: 'A ute on a beach',
    };
    const withPicture = documents.filter((document) => 'image' in document);
    expect(withPicture.map(({ _type }) => _type).toSorted()).toEqual(
      ['offer', 'offer', 'popup', 'popup', 'slide', 'slide'].toSorted(),
    );
    for (const document of withPicture) expect(document.image).toEqual(image);
    for (const offer of documents.filter(({ _type }) => _type === 'offer'))
      expect(offer).toMatchObject({ category: 'Towing', description: 'A tow bar with every ute.' });
  });

  test('has its documents on each site and one offer per time zone', () => {
    const documents = campaignWith();
    expect(documents.map(({ _type }) => _type).toSorted()).toEqual(
      [
        ...['page', 'page', 'page', 'page', 'popup', 'popup', 'announcement', 'announcement'],
        ...['slide', 'slide', 'navigation', 'navigation', 'offer', 'offer'],
      ].toSorted(),
    );
    expect(documents.filter(({ _type }) => _type === 'popup')).toMatchObject([
      { start: '2027-06-01T01:00:00.000Z', expiry: '2027-06-30T09:00:00.000Z' },
      { start: '2027-05-31T23:00:00.000Z', expiry: '2027-06-30T07:00:00.000Z' },
    ]);
    expect(documents.filter(({ _type }) => _type === 'offer')).toMatchObject([
      {
        slug: { current: 'eofy-clearance-of-every-ute' },
        sites: [{ _ref: 'site-perth' }],
        startsAt: '2027-06-01T01:00:00.000Z',
        endsAt: '2027-06-30T09:00:00.000Z',
      },
      {
        slug: { current: 'eofy-clearance-of-every-ute' },
        sites: [{ _ref: 'site-brisbane' }],
        startsAt: '2027-05-31T23:00:00.000Z',
        endsAt: '2027-06-30T07:00:00.000Z',
      },
    ]);
    expect(new Set(documents.map(({ _id }) => _id)).size).toBe(documents.length);
  });

  test('shares one offer among sites in the same time zone', () => {
    const sites = [
      ...campaign.sites,
      site('site-sydney', 'Australia/Sydney'),
      site('site-cairns', 'Australia/Brisbane'),
    ];
    const groups = (times: object) =>
      groupByInstant({ ...campaign, sites, ...times }).map(({ siteIds }) => siteIds);
    // In winter Sydney and Brisbane have the same time. In summer Sydney is an hour ahead.
    expect(groups({})).toEqual([['site-perth'], ['site-brisbane', 'site-sydney', 'site-cairns']]);
    expect(groups({ from: '2027-01-05T09:00', until: '' })).toEqual([
      ['site-perth'],
      ['site-brisbane', 'site-cairns'],
      ['site-sydney'],
    ]);
    expect(groups({ from: '', until: '' })).toEqual([sites.map(({ id }) => id)]);
  });

  test('puts its slide first on the home page and its entry last in the menu', () => {
    const documents = campaignWith();
    const home = documents.find(({ _id }) => _id === 'home-site-perth') as unknown as {
      blocks: { slides?: { _ref: string }[] }[];
    };
    const slide = documents.find(({ _type }) => _type === 'slide');
    expect(home.blocks[1]?.slides?.map(({ _ref }) => _ref)).toEqual([slide?._id, 'slide-old']);
    expect(documents.find(({ _id }) => _id === 'header-site-perth')?.menus).toMatchObject([
      { label: 'Search' },
      { label: 'EOFY clearance of every', link: { path: '/eofy-clearance-of-every-ute' } },
    ]);
  });

  test('lists what is missing, first of all the end date of its popup', () => {
    const answers = { ...campaign, sites: new Set(campaign.sites) };
    expect(campaignProblem(answers)).toBeNull();
    expect(campaignProblem({ ...answers, title: ' ' })).toMatch(/campaign name/);
    expect(campaignProblem({ ...answers, sites: new Set() })).toMatch(/site/);
    expect(campaignProblem({ ...answers, parts: new Set() })).toMatch(/start with/);
    expect(campaignProblem({ ...answers, until: answers.from })).toMatch(/end must be after/);
    expect(campaignProblem({ ...answers, until: '' })).toMatch(/popup/);
    expect(campaignProblem({ ...answers, until: '', parts: new Set(['page', 'offer']) })).toBeNull();
  });

  const undatedBlocks = () => {
    const [page] = campaignWith({ from: '', until: '', parts: new Set(['page']) });
    return ((page?.blocks ?? []) as { _type: string }[]).map(({ _type }) => _type);
  };

  test('has no countdown without dates', () => expect(undatedBlocks()).not.toContain('countdown'));

  test('uses known blocks only', () => {
    const blockNames = new Set<string>(blockTypes.map(({ name }) => name));
    expect(undatedBlocks().length).toBeGreaterThan(0);
    expect(undatedBlocks().filter((name) => !blockNames.has(name))).toEqual([]);
  });

  test('is empty without parts', () => {
    expect(campaignWith({ parts: new Set() })).toEqual([]);
  });

  test('leaves only campaign-specific text to the editor', async () => {
    const workspace = { schema: createSchema({ name: 'test', types: schemaTypes }) };
    const client = {
      withConfig: () => client,
      fetch: async (query: string, params: Record<string, unknown>) =>
        (await evaluate(parse(query, { params }), { dataset: [], params })).get(),
    };
    const problems = new Set<string>();
    for (const document of campaignWith().filter(({ _id }) => !/^(home|header)-/.test(_id))) {
      const markers = await validateDocument({
        document: { ...document, ...system },
        workspace,
        environment: 'studio',
        getClient: () => client,
        getDocumentExists: async () => true,
      } as unknown as ValidateDocumentOptions);
      for (const { level, path } of markers)
        if (level === 'error') problems.add(`${document._type} ${path.join('.')}`);
    }
    expect([...problems].toSorted()).toEqual([
      'offer category',
      'offer description',
      'offer image',
      'slide image',
    ]);
  });
});
