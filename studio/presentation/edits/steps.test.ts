import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  added,
  applied,
  duplicated,
  type EditPatch,
  hiddenOrShown,
  type Item,
  itemPath,
  listOf,
  movedBy,
  movedNextTo,
  removed,
  reverted,
  type Step,
  segmentsOf,
  typed,
  valueAt,
} from './steps.ts';

type Page = { blocks?: Item[]; title?: string };

/** Applies patches like the content lake, for the lists and fields of these tests. */
function patched(page: Page, patches: readonly EditPatch[]): Page {
  const result = structuredClone(page) as Page & Record<string, unknown>;
  const parentOf = (path: string): [Record<string, unknown>, string] => {
    const [, block, field] = /^blocks\[_key=="([\w-]+)"\]\.(\w+)$/.exec(path) ?? [];
    const parent = block ? result.blocks?.find(({ _key }) => _key === block) : result;
    if (!parent) throw new Error(`${path} does not exist`);
    return [parent, field ?? path];
  };
  for (const patch of patches) {
    if ('set' in patch)
      for (const [path, value] of Object.entries(patch.set)) {
        const [parent, name] = parentOf(path);
        parent[name] = value;
      }
    else if ('setIfMissing' in patch) Object.assign(result, { ...patch.setIfMissing, ...result });
    else if ('unset' in patch)
      for (const path of patch.unset) {
        const item = listOf(path);
        if (item) result.blocks = result.blocks?.filter(({ _key }) => _key !== item.key) ?? [];
        else {
          const [parent, name] = parentOf(path);
          delete parent[name];
        }
      }
    else {
      const list = result.blocks ?? [];
      const at = 'before' in patch.insert ? patch.insert.before : patch.insert.after;
      const key = listOf(at)?.key;
      const index = key === undefined ? list.length - 1 : list.findIndex(({ _key }) => _key === key);
      const position = 'before' in patch.insert ? index : index + 1;
      result.blocks = list.toSpliced(position, 0, ...(patch.insert.items as Item[]));
    }
  }
  return result;
}

const keys = ({ blocks = [] }: Page) => blocks.map(({ _key }) => _key);
const page = (...names: string[]): Page => ({
  title: 'About us',
  blocks: names.map((_key) => ({ _key, _type: 'callToAction', heading: `Heading ${_key}` })),
});
const at = (key: string) => itemPath('blocks', key);

function done(document: Page, step: Step | null): { document: Page; step: Step } {
  const result = step && applied(step, document);
  if (!result) throw new Error('the step does nothing');
  return { document: patched(document, result.patches), step: result.step };
}

test.each([
  ['title', ['title']],
  ['blocks[_key=="a1"].heading', ['blocks', { _key: 'a1' }, 'heading']],
  ['blocks[0].heading', null],
  ['blocks[_key=="a"] | order(x)', null],
  ['[_key=="a"]', null],
])('reads the path %s', (path, segments) => {
  expect(segmentsOf(path)).toEqual(segments);
});

test('finds values by path, and nothing at a missing item', () => {
  expect(valueAt(page('a', 'b'), 'blocks[_key=="b"].heading')).toBe('Heading b');
  expect(valueAt(page('a'), 'blocks[_key=="b"].heading')).toBeUndefined();
});

test.each([
  ['up', 'b', ['b', 'a', 'c']],
  ['down', 'b', ['a', 'c', 'b']],
  ['up', 'c', ['a', 'c', 'b']],
] as const)('moves an item %s', (direction, key, order) => {
  const start = page('a', 'b', 'c');
  expect(keys(done(start, movedBy(start, at(key), direction)).document)).toEqual(order);
});

test('does not move the first item up or the last one down', () => {
  expect(movedBy(page('a', 'b'), at('a'), 'up')).toBeNull();
  expect(movedBy(page('a', 'b'), at('b'), 'down')).toBeNull();
});

test.each([
  ['a', 'c', 'after', ['b', 'c', 'a']],
  ['a', 'c', 'before', ['b', 'a', 'c']],
  ['c', 'a', 'before', ['c', 'a', 'b']],
] as const)('moves %s next to %s (%s)', (key, next, position, order) => {
  const start = page('a', 'b', 'c');
  expect(keys(done(start, movedNextTo(start, at(key), at(next), position)).document)).toEqual(order);
});

test('does not move an item to where it is, or into another list', () => {
  const start = page('a', 'b');
  expect(movedNextTo(start, at('b'), at('a'), 'after')).toBeNull();
  expect(movedNextTo(start, at('b'), 'menus[_key=="a"]', 'after')).toBeNull();
});

test('duplicates an item below itself with new keys throughout, and marks keep their links', () => {
  const start: Page = {
    blocks: [
      {
        _key: 'a',
        actions: [{ _key: 'x', label: 'Contact us' }],
        markDefs: [{ _key: 'link' }],
      },
    ],
  };
  const names = ['new1', 'new2'];
  const { document } = done(
    start,
    duplicated(start, at('a'), () => names.shift() ?? ''),
  );
  expect(document.blocks?.[1]).toEqual({
    _key: 'new2',
    actions: [{ _key: 'new1', label: 'Contact us' }],
    markDefs: [{ _key: 'link' }],
  });
});

test('hides and shows an item', () => {
  const start = page('a');
  const { document } = done(start, hiddenOrShown(start, at('a'), true));
  expect(document.blocks?.[0]?.hidden).toBe(true);
  expect(hiddenOrShown(document, at('a'), true)).toBeNull();
  expect(done(document, hiddenOrShown(document, at('a'), false)).document).toEqual(start);
});

test('adds an item at the end of a list, also of an empty one', () => {
  const start = page('a', 'b');
  const item = { _key: 'new' };
  expect(keys(done(start, added(start, 'blocks', item, 'below')).document)).toEqual(['a', 'b', 'new']);
  expect(keys(done({}, added({}, 'blocks', item, 'below')).document)).toEqual(['new']);
});

test('adds an item to an empty list when a removal is undone', () => {
  const start = page('a');
  const { document, step } = done(start, removed(start, at('a')));
  expect(document.blocks).toEqual([]);
  expect(done(document, reverted(step)).document).toEqual(start);
});

test('does not undo a text that someone else changed since', () => {
  const start = page('a');
  const { document, step } = done(start, typed(start, 'title', 'Our story'));
  expect(applied(reverted(step), { ...document, title: 'Another text' })).toBeNull();
});

test('restores an item with what was changed in it before its removal', () => {
  const start = page('a', 'b');
  const early = removed(start, at('a'));
  const edited: Page = { blocks: [{ _key: 'a', heading: 'Edited' }, ...(start.blocks?.slice(1) ?? [])] };
  const { document, step } = done(edited, early);
  expect(done(document, reverted(step)).document.blocks?.[0]).toEqual({ _key: 'a', heading: 'Edited' });
});

const order = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 1, maxLength: 6 });
const choice = fc.record({
  kind: fc.constantFrom('up', 'down', 'next', 'duplicate', 'remove', 'hide', 'add', 'type'),
  item: fc.nat(),
  other: fc.nat(),
  isAfter: fc.boolean(),
});

function chosen(
  document: Page,
  { kind, item, other, isAfter }: typeof choice extends fc.Arbitrary<infer T> ? T : never,
) {
  const names = keys(document);
  const key = names[item % names.length] ?? '';
  const next = names[other % names.length] ?? '';
  switch (kind) {
    case 'up':
    case 'down':
      return movedBy(document, at(key), kind);
    case 'next':
      return movedNextTo(document, at(key), at(next), isAfter ? 'after' : 'before');
    case 'duplicate':
      return duplicated(document, at(key), () => `new${names.length}${item}`);
    case 'remove':
      return removed(document, at(key));
    case 'hide':
      return hiddenOrShown(document, at(key), isAfter);
    case 'add':
      return added(document, at(key), { _key: `add${names.length}${item}` }, isAfter ? 'above' : 'below');
    default:
      return typed(document, `${at(key)}.heading`, `Text ${item}`);
  }
}

test('undoing a series of changes in reverse restores the page, and redoing repeats it', () => {
  fc.assert(
    fc.property(order, fc.array(choice, { maxLength: 8 }), (names, choices) => {
      const start = page(...names);
      let document = start;
      const steps: Step[] = [];
      for (const next of choices) {
        const step = keys(document).length > 0 ? chosen(document, next) : null;
        const result = step && applied(step, document);
        if (!result) continue;
        document = patched(document, result.patches);
        steps.push(result.step);
      }
      const end = document;
      const undone = steps.toReversed().map((step) => {
        const result = done(document, reverted(step));
        document = result.document;
        return result.step;
      });
      expect(document).toEqual(start);
      for (const step of undone.toReversed()) document = done(document, reverted(step)).document;
      expect(document).toEqual(end);
    }),
  );
});
