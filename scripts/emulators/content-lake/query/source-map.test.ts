import { resolveEditInfo } from '@sanity/client/csm';
import { stegaEncodeSourceMap } from '@sanity/client/stega';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLake, testLake } from '../testing/lake.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await testLake();
  await lake.client.create({ _id: 'author', _type: 'author', name: 'Ada', "quote'd": 'Odd field' });
  await lake.client.create({
    _id: 'page',
    _type: 'page',
    title: 'A title',
    subtitle: null,
    author: { _type: 'reference', _ref: 'author' },
    blocks: [
      { _key: 'one', _type: 'hero', heading: 'First' },
      { _key: 'two', _type: 'text', children: [{ _key: 's', text: 'Words' }] },
    ],
    tags: ['a', 'b'],
  });
  await lake.client.create({ _id: 'drafts.page', _type: 'page', title: 'Draft title' });
});
afterAll(() => lake.close());

/** The source of each leaf of a result: `document path`. */
async function sources(query: string, perspective: 'published' | 'drafts' = 'published') {
  const response = await lake.client.fetch(
    query,
    {},
    { filterResponse: false, resultSourceMap: 'withKeyArraySelector', perspective },
  );
  const map = response.resultSourceMap as {
    documents: { _id: string }[];
    paths: string[];
    mappings: Record<string, { source: { document: number; path: number } }>;
  };
  return Object.fromEntries(
    Object.entries(map.mappings).map(([path, { source }]) => [
      path,
      `${map.documents[source.document]?._id} ${map.paths[source.path]}`,
    ]),
  );
}

describe('content source maps', () => {
  it('names fields, renamed projections and whole documents', async () => {
    expect(await sources('*[_id == "page"][0].title')).toEqual({ $: "page $['title']" });
    expect(await sources('*[_id == "page"][0]{"name": title, subtitle}')).toEqual({
      "$['name']": "page $['title']",
    });
    expect(await sources('*[_type == "author"]')).toEqual({ '$[0]': 'author $' });
  });

  it('follows references into other documents', async () => {
    expect(await sources('*[_id == "page"][0]{author->{name, "odd": @["quote\'d"]}}')).toEqual({
      "$['author']['name']": "author $['name']",
      "$['author']['odd']": "author $['quote\\'d']",
    });
  });

  it('names array items by key, through filters and maps', async () => {
    expect(
      await sources(
        '*[_id == "page"][0]{"h": blocks[_type == "hero"].heading, "t": blocks[1].children[].text}',
      ),
    ).toEqual({
      "$['h'][0]": "page $['blocks'][?(@._key=='one')]['heading']",
      "$['t'][0]": "page $['blocks'][?(@._key=='two')]['children'][?(@._key=='s')]['text']",
    });
    expect(await sources('*[_id == "page"][0].tags[1..1]')).toEqual({ '$[0]': "page $['tags'][1]" });
  });

  it('works through spreads, conditions, coalesce and select', async () => {
    const query = `*[_id == "page"][0]{
      "first": coalesce(subtitle, title),
      "chosen": select(title == "A title" => title, "other"),
      blocks[]{ ..., _type == "hero" => { "big": heading } }
    }`;
    const origins = await sources(query);
    expect(origins["$['first']"]).toBe("page $['title']");
    expect(origins["$['chosen']"]).toBe("page $['title']");
    expect(origins["$['blocks'][0]['big']"]).toBe("page $['blocks'][?(@._key=='one')]['heading']");
    expect(origins["$['blocks'][1]['children']"]).toBe("page $['blocks'][?(@._key=='two')]['children']");
  });

  it('keeps the order of sorting, and conditions on outer values', async () => {
    expect(await sources('*[_type in ["page", "author"]] | order(_type desc) {_type}')).toEqual({
      "$[0]['_type']": "page $['_type']",
      "$[1]['_type']": "author $['_type']",
    });
    const outwards = '*[_type == "page"]{"writer": *[_type == "author" && _id == ^.author._ref][0].name}';
    expect(await sources(outwards)).toEqual({ "$[0]['writer']": "author $['name']" });
  });

  it('omits computed values', async () => {
    expect(await sources('*[_id == "page"][0]{"n": count(blocks), "loud": upper(title)}')).toEqual({});
  });

  it('links drafts to the draft', async () => {
    expect(await sources('*[_id == "page"][0]{title}', 'drafts')).toEqual({
      "$['title']": "drafts.page $['title']",
    });
  });

  it('is compatible with the client', async () => {
    const { result, resultSourceMap } = await lake.client.fetch(
      '*[_id == "page"][0]{title, blocks[]{heading}}',
      {},
      { filterResponse: false, resultSourceMap: true },
    );
    if (!resultSourceMap) throw new Error('no source map');
    const studioUrl = 'http://localhost:3333';
    const edit = resolveEditInfo({ resultSourceMap, resultPath: ['blocks', 0, 'heading'], studioUrl });
    expect(edit).toMatchObject({ id: 'page', type: 'page', path: ['blocks', { _key: 'one' }, 'heading'] });
    const encoded = stegaEncodeSourceMap(result, resultSourceMap, { enabled: true, studioUrl });
    expect(encoded.title.length).toBeGreaterThan('A title'.length);
  });
});
