import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLake, testLake } from '../testing/lake.ts';

let lake: TestLake;
const ref = (id: string) => ({ _type: 'reference', _ref: id });
beforeAll(async () => {
  lake = await testLake();
  const transaction = lake.client.transaction();
  for (const n of [1, 2, 3]) {
    transaction.create({
      _id: `site-${n}`,
      _type: 'site',
      title: `Site ${n}`,
      slug: { current: `site-${n}` },
    });
    for (const page of ['home', 'about']) {
      transaction.create({
        _id: `page-${n}-${page}`,
        _type: 'page',
        title: `${page} of ${n}`,
        site: ref(`site-${n}`),
        blocks: [{ _key: 'b1', _type: 'text', body: 'Seven seats and a Citroën badge' }],
      });
    }
  }
  transaction.create({ _id: 'drafts.page-1-home', _type: 'page', title: 'Draft home', site: ref('site-1') });
  transaction.create({ _id: 'drafts.page-new', _type: 'page', title: 'Only a draft', site: ref('site-1') });
  await transaction.commit();
});
afterAll(() => lake.close());

describe('queries', () => {
  it('responds with the query, the result, the time and sync tags', async () => {
    const response = await lake.client.fetch('*[_type == "site"] {title}', {}, { filterResponse: false });
    expect(response).toEqual({
      query: '*[_type == "site"] {title}',
      result: [{ title: 'Site 1' }, { title: 'Site 2' }, { title: 'Site 3' }],
      ms: expect.any(Number),
      syncTags: [expect.stringMatching(/^s1:[\w-]{10}$/)],
    });
  });

  it('reads parameters from the address or, if long, from the body', async () => {
    const query = 'count(*[_type == "page" && title in $titles])';
    const titles = Array.from({ length: 1000 }, (_, i) => `about of ${i}, a title that fills the address`);
    expect(await lake.client.fetch(query, { titles: ['about of 1'] })).toBe(1);
    expect(await lake.client.fetch(query, { titles: [...titles, 'about of 2'] })).toBe(1);
    expect(
      await lake.client.fetch('*[_type == "site"] | order(title desc) [$from...$to].title', {
        from: 0,
        to: 2,
      }),
    ).toEqual(['Site 3', 'Site 2']);
  });

  it('follows references in both directions', async () => {
    expect(await lake.client.fetch('*[_id == "page-2-home"][0].site->slug.current')).toBe('site-2');
    expect(await lake.client.fetch('*[references("site-3")]._id')).toEqual(['page-3-about', 'page-3-home']);
    expect(await lake.client.fetch('*[site._ref == $site]._id', { site: 'site-3' })).toEqual([
      'page-3-about',
      'page-3-home',
    ]);
    const nested = '*[_type == "site"]{ "pages": *[_type == "page" && site._ref == ^._id]._id }[2]';
    expect(await lake.client.fetch(nested)).toEqual({ pages: ['page-3-about', 'page-3-home'] });
  });

  it('returns the same results with and without an index', async () => {
    const conditions = [
      '_type == "page"',
      '"page" == _type',
      '_type in ["page", "site"]',
      '_id in ["site-1", "nothing", "page-1-home"]',
      '_type == "page" && site._ref == "site-2"',
      '_type == "site" || references("site-1")',
      '(_id == "site-1" || _id == "site-2") && _type == "site"',
      'references("site-1", "site-2")',
      'sanity::versionOf("page-1-home")',
      '!(_type == "page")',
    ];
    for (const condition of conditions) {
      for (const perspective of ['raw', 'published', 'drafts'] as const) {
        const run = (query: string) => lake.client.fetch(query, {}, { perspective });
        // A computed condition cannot use an index.
        const scanned = await run(`*[select(true => ${condition})]._id`);
        expect([condition, await run(`*[${condition}]._id`)]).toEqual([condition, scanned]);
      }
    }
  });

  it('rejects a query with missing parameters and names them', async () => {
    const query = '*[_type == "page" && title != "$none" && site._ref == $site] // $nobody\n[0]';
    await expect(lake.client.fetch(query)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('param $site referenced, but not provided'),
      details: { type: 'queryParseError', start: query.indexOf('$site'), end: query.indexOf('$site') + 5 },
    });
    expect(await lake.client.fetch(query, { site: null })).toBeNull();
    expect(await lake.client.fetch(query, { site: 'site-1', spare: 1 })).toMatchObject({ _type: 'page' });
    await expect(lake.client.fetch('*[0...$n]', { m: 1 })).rejects.toThrow('param $n referenced');
    await expect(lake.client.delete({ query: '*[_id == $id]' })).rejects.toThrow('param $id referenced');
    const defined = 'fn forecourt::name($site) = $site{title}; forecourt::name(*[_id == $id][0])';
    expect(await lake.client.fetch(defined, { id: 'site-1' })).toEqual({ title: 'Site 1' });
  });

  it('compares documents with diff functions', async () => {
    const comparison = `*[_type == "page" && _id in ["page-1-home", "page-1-about"]] | order(_id) {
      _id,
      "title": diff::changedAny({"title": "home of 1", "n": 1}, {"title": title, "n": 2}, title),
      "only": diff::changedOnly({"title": "home of 1", "n": 1}, {"title": title, "n": 2}, (n)),
      "sites": count(*[_type == "site"])
    }`;
    expect(await lake.client.fetch(comparison)).toEqual([
      { _id: 'page-1-about', title: true, only: false, sites: 3 },
      { _id: 'page-1-home', title: false, only: true, sites: 3 },
    ]);
    const filter = '*[_type == "site" && diff::changedAny({"title": "Site 1"}, @, title)] | order(_id) ._id';
    expect(await lake.client.fetch(filter)).toEqual(['site-2', 'site-3']);
  });

  it('reads a field or an item named by a parameter', async () => {
    const slug = '*[_type == "site"][$n].slug[$part]';
    expect(await lake.client.fetch(slug, { n: 0, part: 'current' })).toBe('site-1');
    expect(await lake.client.fetch(slug, { n: 1, part: 'current' })).toBe('site-2');
    expect(await lake.client.fetch(slug, { n: 1, part: 'other' })).toBeNull();
  });

  it('answers a syntax error with 400 and its position', async () => {
    await expect(lake.client.fetch('*[_type == ')).rejects.toMatchObject({
      statusCode: 400,
      details: {
        type: 'queryParseError',
        query: '*[_type == ',
        start: expect.any(Number),
        end: expect.any(Number),
      },
    });
    for (const query of [
      '*[',
      'nonsense(',
      'unknown::call(1)',
      '*[0...$n]',
      '*[geo::latLng(1, 2)]',
      '{',
      ')',
    ]) {
      await expect(lake.client.fetch(query)).rejects.toMatchObject({ statusCode: 400 });
    }
  });
});

describe('text search', () => {
  const search = (q: string) =>
    lake.client.fetch<string[]>(
      '*[_type in ["page", "site"]] | score(boost(title match text::query($q), 4), [@, _id] match text::query($q)) [_score > 0] ._id',
      { q },
    );

  it('finds words by their start, in any field, ignoring accents', async () => {
    expect(await search('abo')).toEqual(['page-1-about', 'page-2-about', 'page-3-about']);
    expect(await search('citroen sev')).toHaveLength(6);
    expect(await search('Citroën')).toHaveLength(6);
    expect(await search('site-2')).toContain('site-2');
    expect(await search('nowhere')).toEqual([]);
  });

  it('ranks a match in the title first', async () => {
    await lake.client.create({ _id: 'ranked', _type: 'page', title: 'Badge' });
    expect((await search('badge'))[0]).toBe('ranked');
    await lake.client.delete('ranked');
    expect(await search('badge')).not.toContain('ranked');
  });

  it('works in filters, and matches everything with *', async () => {
    const query = 'count(*[_type == "site" && @ match text::query($q)])';
    expect(await lake.client.fetch(query, { q: 'site 2' })).toBe(1);
    expect(await lake.client.fetch(query, { q: '*' })).toBe(3);
    expect(await lake.client.fetch(query, { q: '"; DROP TABLE document; --' })).toBe(0);
  });
});

describe('perspectives', () => {
  const titles = (perspective: 'raw' | 'published' | 'drafts') =>
    lake.client.fetch<string[]>(
      '*[_type == "page" && (_id match "page-1*" || _id match "*new")] | order(title) .title',
      {},
      { perspective },
    );

  it('show published documents or drafts', async () => {
    expect(await titles('published')).toEqual(['about of 1', 'home of 1']);
    expect(await titles('drafts')).toEqual(['Draft home', 'Only a draft', 'about of 1']);
  });

  it('return the id of the version that was read', async () => {
    const page = '*[_id == "page-1-home"][0]{_id, _originalId}';
    expect(await lake.client.fetch(page, {}, { perspective: 'drafts' })).toEqual({
      _id: 'page-1-home',
      _originalId: 'drafts.page-1-home',
    });
  });

  it('default to published in new API versions and to raw in old ones', async () => {
    const count = 'count(*[_type == "page"])';
    const old = lake.client.withConfig({ apiVersion: '2024-01-01' });
    expect([await lake.client.fetch(count), await old.fetch(count)]).toEqual([6, 8]);
  });

  it('apply to referenced documents', async () => {
    await lake.client.create({ _id: 'drafts.site-1', _type: 'site', title: 'Site 1 renamed' });
    const query = '*[_id == "page-1-about"][0].site->title';
    expect(await lake.client.fetch(query)).toBe('Site 1');
    expect(await lake.client.fetch(query, {}, { perspective: 'drafts' })).toBe('Site 1 renamed');
    await lake.client.delete('drafts.site-1');
    expect(await lake.client.fetch(query, {}, { perspective: 'drafts' })).toBe('Site 1');
  });

  it('stay correct while documents are created, change type and are deleted', async () => {
    const documentsIn = (perspective: 'raw' | 'published' | 'drafts') =>
      lake.client.fetch(
        '*[_id match "moving*" || _id match "drafts.moving*"]{_id, _type}',
        {},
        { perspective },
      );
    await lake.client.create({ _id: 'drafts.moving', _type: 'page' });
    expect(await documentsIn('published')).toEqual([]);
    expect(await documentsIn('drafts')).toEqual([{ _id: 'moving', _type: 'page' }]);
    await lake.client.createOrReplace({ _id: 'drafts.moving', _type: 'offer' });
    expect(await documentsIn('drafts')).toEqual([{ _id: 'moving', _type: 'offer' }]);
    expect(
      await lake.client.fetch('*[_type == "page" && _id == "moving"]', {}, { perspective: 'drafts' }),
    ).toEqual([]);
    await lake.client.delete('drafts.moving');
    for (const perspective of ['raw', 'published', 'drafts'] as const)
      expect(await documentsIn(perspective)).toEqual([]);
  });
});

describe('sync tags', () => {
  const tags = async (query: string, params = {}) => {
    const { syncTags } = await lake.client.fetch(query, params, { filterResponse: false });
    return new Set(syncTags as string[]);
  };

  it('match a query with exactly the changes that can affect its result', async () => {
    const messages: string[][] = [];
    const received = new Promise<void>((resolve) => {
      const subscription = lake.client.live.events().subscribe((event) => {
        if (event.type === 'welcome') void lake.client.patch('site-2').set({ title: 'Renamed' }).commit();
        if (event.type !== 'message') return;
        messages.push(event.tags);
        subscription.unsubscribe();
        resolve();
      });
    });
    const before = {
      byType: await tags('*[_type == "site"]'),
      byId: await tags('*[_id == "site-2"][0]'),
      dereferenced: await tags('*[_id == "page-2-home"][0]{title, site->{title}}'),
      everything: await tags('count(*)'),
      otherId: await tags('*[_id == "site-3"][0]'),
      otherType: await tags('*[_type == "page"]'),
    };
    await received;
    const affectedIds = Object.entries(before)
      .filter(([, queryTags]) => messages[0]?.some((tag) => queryTags.has(tag)))
      .map(([name]) => name);
    expect(affectedIds).toEqual(['byType', 'byId', 'dereferenced', 'everything']);
  });
});
