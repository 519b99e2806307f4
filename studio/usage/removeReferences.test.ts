import { describe, expect, test } from 'vitest';
import { namesOf, removeReferences, replaceIn } from './removeReferences.ts';

const target = { id: 'x', paths: new Set(['/offers/x']) };
const reference = (_ref: string, more: object = {}) => ({ _key: _ref, _type: 'reference', _ref, ...more });
const toPage = { _type: 'link', kind: 'page', page: reference('x') };
const button = (link: object, _key = 'b') => ({ _key, _type: 'action', label: 'See', link });
const REQUIRED = [
  'action.link',
  'menuItem.link',
  'menuColumn.items',
  'promoCard.action',
  'model.manufacturer',
];
const isRequired = (type: string, field: string) => REQUIRED.includes(`${type}.${field}`);
const page = (...blocks: object[]) => ({ _type: 'page', title: 'Page', blocks });
const clear = (document: Record<string, unknown>) => removeReferences(document, target, isRequired);

describe('removing a reference', () => {
  test('removes it from a list', () => {
    const block = { _type: 'heroCarousel', slides: [reference('a'), reference('x', { _weak: true })] };
    expect(clear(page(block))).toEqual({
      document: page({ ...block, slides: [reference('a')] }),
      parts: ['reference'],
    });
  });

  test('removes a block with its last reference, which would otherwise show all', () => {
    const block = { _type: 'team', people: [reference('x')] };
    expect(clear(page({ _type: 'faq' }, block))).toEqual({
      document: page({ _type: 'faq' }),
      parts: ['team'],
    });
  });

  test('removes the button with its link', () => {
    const text = { _type: 'callToAction', heading: 'Sale', actions: [button(toPage)] };
    expect(clear(page(text))?.document).toEqual(page({ ...text, actions: [] }));
  });

  test('removes a menu with its last column, and the link of a dropdown', () => {
    const item = { _type: 'menuItem', label: 'Sale', link: toPage };
    const mega = { _type: 'menu', kind: 'mega', columns: [{ _type: 'menuColumn', items: [item] }] };
    const plain = {
      _type: 'menu',
      kind: 'link',
      link: { _type: 'link', kind: 'path', path: '/offers/x?a=1' },
    };
    const dropdown = {
      _type: 'menu',
      kind: 'dropdown',
      link: toPage,
      items: [{ _type: 'menuItem', label: 'Other' }],
    };
    expect(clear({ _type: 'navigation', menus: [mega, plain, dropdown] })?.document).toEqual({
      _type: 'navigation',
      menus: [{ _type: 'menu', kind: 'dropdown', items: [{ _type: 'menuItem', label: 'Other' }] }],
    });
  });

  test('keeps the text of a removed link', () => {
    const text = (markDefs: object[], marks: string[]) => ({
      _type: 'richText',
      content: [{ _type: 'block', markDefs, children: [{ _type: 'span', text: 'Sale', marks }] }],
    });
    expect(clear(page(text([{ ...toPage, _key: 'm' }], ['strong', 'm'])))?.document).toEqual(
      page(text([], ['strong'])),
    );
  });

  test('keeps a button that links elsewhere', () => {
    const elsewhere = { _type: 'link', kind: 'url', url: 'https://example.com' };
    expect(clear(page(button({ ...elsewhere, page: reference('x') })))?.document).toEqual(
      page(button(elsewhere)),
    );
  });

  test('is refused if the document requires it', () => {
    expect(clear({ _type: 'promoCard', title: 'Card', action: button(toPage) })).toBeNull();
    expect(clear({ _type: 'model', manufacturer: reference('x') })).toBeNull();
    expect(clear({ _type: 'person', name: 'Mia', location: reference('x') })?.document).toEqual({
      _type: 'person',
      name: 'Mia',
    });
  });
});

test('replaces a reference everywhere, but only once per list', () => {
  const link = { kind: 'path', path: '/offers/x' };
  const document = { a: reference('x'), list: [reference('x'), reference('y')], link };
  expect(replaceIn(document, target, { id: 'y', path: '/offers/y' })).toEqual({
    a: { ...reference('x'), _ref: 'y' },
    list: [{ ...reference('x'), _ref: 'y' }],
    link: { kind: 'path', path: '/offers/y' },
  });
  expect(namesOf(document, { id: 'y', paths: new Set() })).toEqual([['list', 1]]);
});
