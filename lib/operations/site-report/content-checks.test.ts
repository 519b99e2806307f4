import { describe, expect, test } from 'vitest';
import { checkContent, outsideLinks } from './content-checks.ts';
import { reportedSiteSchema } from './reported-site.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
const own = { site: { _ref: 'site-sample' } };

const siteWith = (contents: object[]) => {
  const site = reportedSiteSchema.parse({
    id: 'site-sample',
    slug: 'sample',
    settings: { timeZone: 'Australia/Perth' },
    features: null,
    places: [{ _id: 'dealer', name: 'Sample Dealer' }],
    locations: [null],
    models: ['hilux'],
    contents,
  });
  if (!site) throw new Error('no site');
  return site;
};
const page = (facts: object) => ({ _id: 'page-a', _type: 'page', title: 'A page', ...own, ...facts });
const check = (name: string, contents: object[]) =>
  checkContent(siteWith(contents), NOW).find((finding) => finding.check === name);

describe('content checks', () => {
  test('report each broken link once per document', () => {
    const finding = check('linksDead', [
      page({
        path: { current: '/a' },
        seo: { description: 'Yes' },
        blocks: [
          { _key: 'one', link: { kind: 'path', path: '/gone' } },
          { action: { link: { kind: 'path', path: '/gone' } } },
          { link: { kind: 'path', path: '/a?x=1' } },
          { link: { kind: 'path', path: '/search' } },
          { link: { kind: 'path', path: '#below' } },
          { link: { kind: 'path', path: '/moved' } },
          { link: { kind: 'page', page: { _ref: 'page-gone' } } },
          { link: { kind: 'page', page: { _ref: 'page-a' } } },
        ],
      }),
      { _id: 'redirect-1', _type: 'redirect', from: '/moved', to: '/a', ...own },
    ]);
    expect(finding?.named).toEqual([
      {
        title: 'A page',
        detail: 'to /gone',
        target: { kind: 'document', id: 'page-a', type: 'page' },
        mend: { kind: 'document', id: 'page-a', type: 'page', path: 'blocks[_key=="one"].link' },
      },
      {
        title: 'A page',
        detail: 'to a page that is no longer published',
        target: { kind: 'document', id: 'page-a', type: 'page' },
        mend: { kind: 'document', id: 'page-a', type: 'page', path: 'blocks[6].link' },
      },
    ]);
  });

  test('ignore links of shared documents, which may work on another site', () => {
    const sharedOffer = { _id: 'offer-1', _type: 'offer', name: 'Offer', sites: [{ _ref: 'site-sample' }] };
    expect(check('linksDead', [{ ...sharedOffer, link: { kind: 'path', path: '/gone' } }])?.count).toBe(0);
  });

  test('report expired offers, linked ones first', () => {
    const offer = (id: string, endsAt: string) => ({
      _id: id,
      _type: 'offer',
      name: id,
      endsAt,
      slug: { current: id },
    });
    const finding = check('offersEnded', [
      offer('old', '2026-11-01T00:00:00Z'),
      offer('linked', '2026-11-22T23:00:00Z'),
      offer('running', '2026-11-23T01:00:00Z'),
      { _id: 'forever', _type: 'offer', name: 'forever' },
      page({ blocks: [{ link: { kind: 'path', path: '/offers/linked' } }] }),
    ]);
    // In UTC+8 it is already the next day.
    expect(finding?.named.map(({ title, detail }) => [title, detail])).toEqual([
      ['linked', 'ended on 23 Nov 2026, still linked'],
      ['old', 'ended on 1 Nov 2026'],
    ]);
  });

  test('report pages without a description, unless hidden from search engines', () => {
    const finding = check('pagesWithoutDescription', [
      page({ path: { current: '/bare' } }),
      page({ path: { current: '/blank' }, seo: { description: '  ' } }),
      page({ path: { current: '/told' }, seo: { description: 'Told' } }),
      page({ path: { current: '/hidden' }, seo: { noindex: true } }),
    ]);
    expect(finding?.named.map(({ detail }) => detail)).toEqual(['/bare', '/blank']);
  });
});

test('checks each external link once, even if many documents contain it', () => {
  const to = (url: string) => ({ link: { kind: 'url', url } });
  const links = outsideLinks(
    siteWith([
      page({ blocks: [to('https://one.example/'), to('https://one.example/'), to('https://two.example/')] }),
      { _id: 'slide-1', _type: 'slide', ...own, ...to('https://one.example/') },
    ]),
  );
  expect([...links].map(([url, documents]) => [url, documents.map(({ document }) => document._id)])).toEqual([
    ['https://one.example/', ['page-a', 'slide-1']],
    ['https://two.example/', ['page-a']],
  ]);
});
