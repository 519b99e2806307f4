import { evaluateSync, parse } from 'groq-js';
import { describe, expect, test } from 'vitest';
import { describedUseKey, describedUses } from './describedUses.ts';
import { duplicatesIn, filterPictures, picturesOf, tagsIn, tagsOf } from './pictures.ts';
import { MEDIA_QUERY, type MediaAnswer } from './query.ts';
import { isSameShape, replaceEverywhere, undoReplacement, withPicture } from './replace.ts';

const asset = (_id: string, originalFilename: string, more: object = {}) => ({
  _id,
  _type: 'sanity.imageAsset',
  _createdAt: '2026-11-01T00:00:00Z',
  originalFilename,
  url: `https://example.com/${_id}`,
  ...more,
});
const picture = (id: string, more: object = {}) => ({ _type: 'picture', asset: { _ref: id }, ...more });
const dataset = [
  asset('image-1', 'yard.jpg', { opt: { tags: ['Harbour'] } }),
  asset('image-2', 'beach.jpg'),
  asset('image-3', 'spare.jpg'),
  {
    _id: 'page-1',
    _type: 'page',
    title: 'About us',
    blocks: [{ image: picture('image-1', { alt: 'A yard' }) }],
  },
  { _id: 'drafts.page-1', _type: 'page', title: 'About us', blocks: [{ image: picture('image-1') }] },
  { _id: 'slide-1', _type: 'slide', name: 'Summer', image: picture('image-2', { alt: 'A beach' }) },
  { _id: 'site-1', _type: 'site', name: 'Harbour', logo: { _type: 'logo', asset: { _ref: 'image-2' } } },
];
const pictures = picturesOf(evaluateSync(parse(MEDIA_QUERY), { dataset }).data as MediaAnswer);
const names = (options: Partial<Parameters<typeof filterPictures>[1]>) =>
  filterPictures(pictures, { words: '', tag: '', filter: 'all', ...options }).map(({ name }) => name);

describe('picture library', () => {
  test('lists pictures whose rights end within 30 days, by the earliest use', () => {
    const now = new Date('2026-12-01T00:00:00Z');
    const answer: MediaAnswer = {
      pictures: ['soon', 'later', 'always'].map((name) => ({
        _id: name,
        name,
        url: '',
        at: '',
        size: null,
        width: null,
        height: null,
        tags: null,
      })),
      documents: [
        ['soon', '2026-12-20T00:00:00Z'],
        ['soon', '2027-06-01T00:00:00Z'],
        ['later', '2027-06-01T00:00:00Z'],
        ['always', undefined],
      ].map(([id, usableUntil], index) => ({
        _id: `page-${index}`,
        _type: 'page',
        _rev: '',
        _createdAt: '',
        _updatedAt: '',
        image: picture(String(id), { alt: 'x', usableUntil }),
      })),
    };
    const found = filterPictures(picturesOf(answer), { words: '', tag: '', filter: 'rights' }, now);
    expect(found.map(({ name }) => name)).toEqual(['soon']);
  });

  test('finds possible duplicates by size and name, or by size and bytes', () => {
    const one = (_id: string, name: string, size: number, width = 800) => ({
      _id,
      name,
      url: '',
      at: '',
      size,
      width,
      height: 600,
      tags: [],
      uses: [],
    });
    const found = duplicatesIn([
      one('a', 'Yard.jpg', 1),
      one('b', 'yard (1).jpg', 2),
      one('c', 'beach.jpg', 3),
      one('d', 'sea.webp', 3),
      one('e', 'yard.jpg', 4, 400),
      one('f', 'hill.jpg', 5),
    ]);
    expect([...found].toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('lists where a picture is used and which pictures lack alt text', () => {
    expect(pictures.map(({ uses }) => uses)).toEqual([
      [{ id: 'page-1', type: 'page', title: 'About us', lacksAlt: true, usableUntil: null }],
      [
        { id: 'slide-1', type: 'slide', title: 'Summer', lacksAlt: false, usableUntil: null },
        { id: 'site-1', type: 'site', title: 'Harbour', lacksAlt: false, usableUntil: null },
      ],
      [],
    ]);
  });

  test('is searched by name, tag and use', () => {
    expect(names({ words: 'SUMMER beach' })).toEqual(['beach.jpg']);
    expect(names({ tag: 'Harbour' })).toEqual(['yard.jpg']);
    expect(names({ filter: 'unused' })).toEqual(['spare.jpg']);
    expect(names({ filter: 'alt' })).toEqual(['yard.jpg']);
    expect(tagsOf(pictures)).toEqual(['Harbour']);
    expect(tagsIn(' Harbour, Summer sale ,, Harbour')).toEqual(['Harbour', 'Summer sale']);
  });
});

test('replaces a picture everywhere and keeps the focus of an equal shape', () => {
  const focusedPicture = picture('image-1', { hotspot: { x: 0.2 }, crop: { top: 0.1 }, alt: 'A yard' });
  const document = {
    title: 'About us',
    blocks: [{ image: focusedPicture }, { images: [picture('image-2')] }],
  };
  const exchange = { from: 'image-1', to: 'image-9' };
  expect(withPicture(document, { ...exchange, keepsFocus: true }).blocks[0]).toEqual({
    image: { ...focusedPicture, asset: { _ref: 'image-9' } },
  });
  expect(withPicture(document, { ...exchange, keepsFocus: false }).blocks).toEqual([
    { image: picture('image-9', { alt: 'A yard' }) },
    { images: [picture('image-2')] },
  ]);
  expect(isSameShape({ width: 1600, height: 900 }, { width: 800, height: 451 })).toBe(true);
  expect(isSameShape({ width: 1600, height: 900 }, { width: 800, height: 600 })).toBe(false);
});

describe('replacing a picture', () => {
  const storedPicture = (_id: string, more: object = {}) => ({
    _id,
    _type: 'page',
    _rev: `rev-${_id}`,
    _createdAt: '',
    _updatedAt: '',
    title: 'About us',
    blocks: [{ image: picture('image-1', { alt: 'A yard' }) }],
    ...more,
  });
  const documents = [
    storedPicture('page-1'),
    storedPicture('drafts.page-1'),
    storedPicture('versions.rSale.page-1', { blocks: [{ image: picture('image-1') }] }),
    storedPicture('page-2', { title: 'Team', blocks: [{ image: picture('image-1', { decorative: true }) }] }),
  ];

  test('lists each document once per alt text and dataset', () => {
    expect(describedUses(documents, 'image-1')).toMatchObject([
      { id: 'page-1', alt: 'A yard', stored: ['published', 'draft'] },
      { id: 'page-1', alt: '', stored: ['release'] },
      { id: 'page-2', alt: null, title: 'Team', stored: ['published'] },
    ]);
    expect(describedUses(documents, 'image-2')).toEqual([]);
  });

  function lake(uploadedId: string) {
    const patches: Record<string, { set: object; ifRevisionID: string }>[] = [];
    const client = {
      assets: {
        upload: async () => ({ _id: uploadedId, metadata: { dimensions: { width: 4, height: 3 } } }),
      },
      transaction: () => {
        const changes: (typeof patches)[number] = {};
        const transaction = {
          patch: (id: string, patch: { set: object; ifRevisionID: string }) => {
            changes[id] = patch;
            return transaction;
          },
          commit: async () => {
            patches.push(changes);
            return { transactionId: 'tx-1' };
          },
        };
        return transaction;
      },
    };
    return { patches, client: client as unknown as Parameters<typeof replaceEverywhere>[0] };
  }
  const own = { ...(pictures[0] as (typeof pictures)[number]), tags: [] };
  const file = new File([], 'new.jpg');

  test('writes only unchanged documents and can be undone', async () => {
    const { client, patches } = lake('image-9');
    const alts = new Map([[describedUseKey('page-1', 'A yard'), 'Two cars']]);
    const replacement = await replaceEverywhere(client, own, { file, documents, alts });
    expect(replacement).toMatchObject({ documents: 4, to: 'new.jpg' });
    expect(patches[0]?.['drafts.page-1']).toEqual({
      set: { blocks: [{ image: picture('image-9', { alt: 'Two cars' }) }] },
      ifRevisionID: 'rev-drafts.page-1',
    });
    expect(patches[0]?.['page-2']?.set).toEqual({
      blocks: [{ image: picture('image-9', { decorative: true }) }],
    });
    if (replacement) await undoReplacement(client, replacement);
    for (const { _id, blocks } of documents)
      expect(patches[1]?.[_id]).toEqual({ set: { blocks }, ifRevisionID: 'tx-1' });
  });

  test('does nothing for the same picture', async () => {
    const { client, patches } = lake('image-1');
    expect(await replaceEverywhere(client, own, { file, documents, alts: new Map() })).toBeNull();
    expect(patches).toEqual([]);
  });
});
