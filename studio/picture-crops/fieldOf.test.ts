import { expect, test } from 'vitest';
import { fieldOf } from './fieldOf.ts';

const document = {
  _type: 'page',
  seo: { _type: 'seo', image: {} },
  blocks: [
    { _key: 'a', _type: 'gallery', pictures: [{ _key: 'p', _type: 'picture' }] },
    { _key: 'b', _type: 'columns', shape: 'tall', columns: [{ _key: 'c', _type: 'column', image: {} }] },
    { _key: 't', _type: 'richText', content: [{ _key: 'p', _type: 'picture' }] },
  ],
};

test('the field of a picture is the name in its document', () => {
  expect(fieldOf({ _type: 'slide', image: {} }, ['image'])).toEqual({
    field: 'slide.image',
    shape: undefined,
  });
  expect(fieldOf(document, ['seo', 'image'])).toMatchObject({ field: 'seo.image' });
});

test('the field of a picture in a list is the list', () => {
  const path = ['blocks', { _key: 'a' }, 'pictures', { _key: 'p' }];
  expect(fieldOf(document, path)).toMatchObject({ field: 'gallery.pictures' });
});

test('the field of a column’s picture has the shape of its block', () => {
  const path = ['blocks', { _key: 'b' }, 'columns', { _key: 'c' }, 'image'];
  expect(fieldOf(document, path)).toEqual({ field: 'column.image', shape: 'tall' });
});

test('a picture in text has a field without crops', () => {
  const path = ['blocks', { _key: 't' }, 'content', { _key: 'p' }];
  expect(fieldOf(document, path)).toMatchObject({ field: 'richText.content' });
});
