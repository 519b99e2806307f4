import { evaluate, parse } from 'groq-js';
import { createSchema } from 'sanity';
import { expect, test } from 'vitest';
import { blockTypes } from '../blocks/registry.ts';
import { pageQuery } from '../queries/page.ts';
import { schemaTypes } from '../types.ts';

const schema = createSchema({ name: 'test', types: schemaTypes });
const ITEM_LISTS = [
  ['bodyTypeTiles', 'tiles'],
  ['columns', 'columns'],
  ['faq', 'items'],
  ['featureList', 'items'],
  ['statsBanner', 'figures'],
  ['testimonial', 'quotes'],
  ['valuePropositions', 'items'],
] as const;

interface Type {
  fields: { name: string; type: { of?: Type[] } }[];
  preview?: { prepare: (value: object) => { subtitle: string } };
}
const namesOf = ({ fields }: Type) => fields.map(({ name }) => name);

test.each(blockTypes.map(({ name }) => name))('%s can be hidden, and its summary says so', (name) => {
  const type = schema.get(name) as unknown as Type;
  expect(namesOf(type)).toContain('hidden');
  expect(type.preview?.prepare({ hidden: true, showFrom: '2099-01-01T00:00:00Z' }).subtitle).toMatch(
    /hidden$/,
  );
});

test.each(ITEM_LISTS)('items of %s (%s) can be hidden', (block, list) => {
  const { fields } = schema.get(block) as unknown as Type;
  const [item] = fields.find(({ name }) => name === list)?.type.of ?? [];
  expect(item && namesOf(item)).toContain('hidden');
});

async function shownBlocks(blocks: object[]) {
  const dataset = [
    { _id: 'site', _type: 'site', slug: { current: 'one' } },
    { _id: 'page', _type: 'page', path: { current: '/' }, site: { _ref: 'site' }, blocks },
  ];
  const params = { site: 'one', path: '/' };
  const value = await evaluate(parse(pageQuery, { params }), { dataset, params });
  return ((await value.get()) as { blocks: Record<string, unknown>[] }).blocks;
}

test('pages leave out hidden blocks only', async () => {
  const blocks = await shownBlocks([
    { _key: 'a', _type: 'callToAction' },
    { _key: 'b', _type: 'callToAction', hidden: true },
    { _key: 'c', _type: 'callToAction', hidden: false },
  ]);
  expect(blocks.map(({ _key }) => _key)).toEqual(['a', 'c']);
});

test.each(ITEM_LISTS)('pages leave out hidden items of %s (%s)', async (block, list) => {
  const [shown] = await shownBlocks([
    { _key: 'a', _type: block, [list]: [{ _key: 'x', hidden: true }, { _key: 'y' }] },
  ]);
  expect(shown?.[list]).toMatchObject([{ _key: 'y' }]);
});
