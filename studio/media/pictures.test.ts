import { evaluateSync, parse } from 'groq-js';
import { describe, expect, test } from 'vitest';
import { picturesOf, tagsIn, tagsOf, wanted } from './pictures.ts';
import { MEDIA_QUERY, type MediaAnswer } from './query.ts';
import { isSameShape, withPicture } from './replace.ts';

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
const names = (options: Partial<Parameters<typeof wanted>[1]>) =>
  wanted(pictures, { words: '', tag: '', filter: 'all', ...options }).map(({ name }) => name);

describe('the library of pictures', () => {
  test('says what shows a picture, and where nobody says what it shows', () => {
    expect(pictures.map(({ uses }) => uses)).toEqual([
      [{ id: 'page-1', type: 'page', title: 'About us', lacksAlt: true }],
      [
        { id: 'slide-1', type: 'slide', title: 'Summer', lacksAlt: false },
        { id: 'site-1', type: 'site', title: 'Harbour', lacksAlt: false },
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

test('another picture stands in every place, its focus kept where the shape is the same', () => {
  const focused = picture('image-1', { hotspot: { x: 0.2 }, crop: { top: 0.1 }, alt: 'A yard' });
  const document = { title: 'About us', blocks: [{ image: focused }, { images: [picture('image-2')] }] };
  expect(withPicture(document, 'image-1', 'image-9', true).blocks[0]).toEqual({
    image: { ...focused, asset: { _ref: 'image-9' } },
  });
  expect(withPicture(document, 'image-1', 'image-9', false).blocks).toEqual([
    { image: picture('image-9', { alt: 'A yard' }) },
    { images: [picture('image-2')] },
  ]);
  expect(isSameShape({ width: 1600, height: 900 }, { width: 800, height: 451 })).toBe(true);
  expect(isSameShape({ width: 1600, height: 900 }, { width: 800, height: 600 })).toBe(false);
});
