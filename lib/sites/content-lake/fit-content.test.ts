import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listOf, text, textOrEmpty } from './content-values.ts';
import { fitContent } from './fit-content.ts';

const placeSchema = z.object({
  id: z.string(),
  name: textOrEmpty,
  phone: text,
  emails: listOf(z.string()),
  address: z.object({ street: z.string() }).nullable(),
});
const siteSchema = z.object({ name: textOrEmpty, places: listOf(placeSchema) });

const place = {
  id: 'albion',
  name: 'Albion',
  phone: '1',
  emails: ['a@b.example'],
  address: { street: 'One' },
};
const siteWith = (...places: unknown[]) => ({ name: 'Harbour', places });
const pathsOf = ({ issues }: ReturnType<typeof fitContent>) => issues.map(({ path }) => path.join('.'));

describe('content that does not match its schema', () => {
  test('is returned unchanged if all of it is valid', () =>
    expect(fitContent(siteSchema, siteWith(place))).toEqual({ value: siteWith(place), issues: [] }));

  test.each([
    ['a text', { phone: 7 }, { phone: null }],
    ['a text with a default', { name: ['Albion'] }, { name: '' }],
    ['a missing text', { phone: undefined }, { phone: null }],
    ['a list', { emails: 'a@b.example' }, { emails: [] }],
    ['an item of a list', { emails: [5, 'a@b.example', null] }, { emails: ['a@b.example'] }],
    ['a required field of an object', { address: { street: 5 } }, { address: null }],
  ])('loses only %s', (_, over, instead) => {
    const { value } = fitContent(siteSchema, siteWith({ ...place, ...over }, place));
    expect(value).toEqual(siteWith({ ...place, ...instead }, place));
  });

  test.each([
    ['no id', { ...place, id: null }],
    ['a text', 'albion'],
    ['nothing', null],
  ])('loses only the list item that is %s', (_, item) =>
    expect(fitContent(siteSchema, siteWith(item, place)).value).toEqual(siteWith(place)),
  );

  test('loses a list item with any invalid part, where the list is whole', () => {
    const answer = siteWith({ ...place, phone: 7 }, place, { ...place, address: { street: 5 } });
    expect(fitContent(siteSchema, answer, { wholeLists: ['places'] }).value).toEqual(siteWith(place));
  });

  test('is null if nothing is usable', () => {
    for (const answer of ['Harbour', [place], null, undefined])
      expect(fitContent(siteSchema, answer).value).toBeNull();
    expect(fitContent(z.object({ id: z.string() }), { id: 5 }).value).toBeNull();
  });

  test('is reported by path, without what followed from it', () => {
    const answer = siteWith(place, { ...place, id: 5, phone: 7 }, { ...place, address: { street: 5 } });
    expect(pathsOf(fitContent(siteSchema, answer))).toEqual([
      'places.1.id',
      'places.1.phone',
      'places.2.address.street',
    ]);
  });
});
