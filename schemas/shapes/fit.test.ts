import { evaluateSync, parse } from 'groq-js';
import { describe, expect, test } from 'vitest';
import { blogPostQuery } from '../queries/blog.ts';
import { pageQuery } from '../queries/page.ts';
import { fitAnswer, MAX_TEXT } from './fit.ts';
import { shapeKey } from './key.ts';
import type { Shape } from './shape.ts';
import { SHAPES } from './shapes.generated.ts';

function pageOf(fields: Record<string, unknown>) {
  const dataset = [
    { _id: 'site-a', _type: 'site', slug: { current: 'a' } },
    {
      _id: 'page-a',
      _type: 'page',
      title: 'A page',
      site: { _ref: 'site-a' },
      path: { current: '/' },
      ...fields,
    },
  ];
  const params = { site: 'a', path: '/' };
  const answer = evaluateSync(parse(pageQuery, { params }), { dataset, params }).data;
  const { value, misfits } = fitAnswer(SHAPES.nodes, SHAPES.queries[shapeKey(pageQuery)]!.shape, answer);
  return { page: value as { title: string; blocks: Record<string, unknown>[] } | null, misfits };
}

const figures = {
  _type: 'statsBanner',
  _key: 'ok',
  figures: [{ _key: 'a', value: 6, suffix: '', label: 'Places' }],
};
const words = (text: string) => ({
  _type: 'block',
  _key: 'b',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
});

test('of shapes that fit, the one that keeps all fields is used', () => {
  const nodes: Shape[] = [
    'string',
    { fields: { name: 0 } },
    { fields: { name: 0, translation_id: 0 } },
    { any: [1, 2] },
  ];
  for (const slide of [{ name: 'CX-5' }, { name: 'CX-5', translation_id: 'slide-ar' }])
    expect(fitAnswer(nodes, 3, slide)).toEqual({ value: slide, misfits: [] });
});

describe('values of a wrong type are left out of a page (OPEN-131)', () => {
  test('keeps a valid page unchanged', () => {
    const { page, misfits } = pageOf({
      blocks: [figures, { _type: 'richText', _key: 't', content: [words('Hello')], width: 'full' }],
    });
    expect(misfits).toEqual([]);
    expect(page?.blocks).toMatchObject([
      figures,
      { _type: 'richText', width: 'full', content: [{ children: [{ text: 'Hello' }] }] },
    ]);
  });

  test.each([
    ['a block of a kind nobody knows', { _type: 'spinner', _key: 'x' }],
    ['words in place of a block', 'hello'],
    ['a number in place of a block', 7],
    ['nothing but a key', { _key: 'x' }],
    ['a choice that is none', { _type: 'callToAction', _key: 'x', heading: 'Hi', tone: 'purple' }],
  ])('%s goes alone', (_, block) => {
    const { page, misfits } = pageOf({ blocks: [block, figures] });
    expect(page?.blocks.map(({ _key }) => _key)).toEqual(['ok']);
    expect(misfits[0]?.at).toMatch(/^blocks\.0/);
  });

  test.each([
    ['heading', { heading: 42 }, null],
    ['heading', { heading: { text: 'x' } }, null],
    ['heading', { heading: 'x'.repeat(MAX_TEXT + 1) }, null],
    ['items', { items: 'many' }, []],
    ['items', { items: { 0: 'one' } }, []],
    ['items', { items: undefined }, []],
    ['items', { items: ['one', 2, null] }, []],
  ])('a bad %s goes, its block stays', (name, fields, instead) => {
    const { page } = pageOf({ blocks: [{ _type: 'valuePropositions', _key: 'x', ...fields }, figures] });
    expect(page?.blocks.map(({ _key }) => _key)).toEqual(['x', 'ok']);
    expect(page?.blocks[0]?.[name] ?? null).toEqual(instead);
  });

  test('removes one bad item of a list', () => {
    const item = (title: unknown) => ({ _key: String(title), title, text: 'Words' });
    const { page, misfits } = pageOf({
      blocks: [{ _type: 'featureList', _key: 'x', items: [item('One'), 'two', item(3)] }],
    });
    expect(page?.blocks[0]?.items).toMatchObject([{ title: 'One' }, { title: '' }]);
    expect(misfits.map(({ at }) => at)).toEqual(['blocks.0.items.1', 'blocks.0.items.2.title']);
  });

  test('adds a missing key to an item', () => {
    const { page } = pageOf({ blocks: [{ _type: 'recentlyViewed' }, { _type: 'recentlyViewed', _key: 5 }] });
    expect(page?.blocks.map(({ _key }) => _key)).toEqual(['item0', 'item1']);
  });

  test('returns a page for any input', () => {
    const { page } = pageOf({ title: ['A'], blocks: 'none', seo: 'yes' });
    expect(page).toMatchObject({ title: '', blocks: [], seo: { title: null, noindex: false } });
  });

  test('removes overlong text', () => {
    const long = 'x'.repeat(1_000_000);
    const { page } = pageOf({
      blocks: [{ _type: 'richText', _key: 't', content: [words(long), words('Short')] }],
    });
    expect(JSON.stringify(page).length).toBeLessThan(2000);
    expect(JSON.stringify(page)).toContain('Short');
  });

  test('removes unknown marks from formatted text', () => {
    const foreign = { _type: 'html', _key: 'h', html: '<iframe src="https://evil.example"></iframe>' };
    const { page } = pageOf({
      blocks: [{ _type: 'richText', _key: 't', content: [foreign, words('Kept')] }],
    });
    expect(JSON.stringify(page)).not.toContain('evil.example');
    expect(JSON.stringify(page)).toContain('Kept');
  });
});

test('queries other than the site query have a shape', () => {
  const names = Object.values(SHAPES.queries).map(({ name }) => name);
  expect(names).toContain('pageQuery');
  expect(names).toContain('navigationQuery');
  expect(SHAPES.queries[shapeKey(blogPostQuery)]?.name).toBe('blogPostQuery');
});
