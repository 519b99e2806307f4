import { describe, expect, test } from 'vitest';
import { onePath } from './one-path.ts';

describe('onePath', () => {
  test.each([
    ['circle', { cx: '7', cy: '17', r: '2' }, 'M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z'],
    ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }, 'M1 2L3 4'],
    ['polygon', { points: '1,2 3,4 5,6' }, 'M1,2 3,4 5,6z'],
    ['rect', { x: '3', y: '4', width: '10', height: '6' }, 'M3 4h10v6h-10v-6z'],
    [
      'rect',
      { x: '0', y: '0', width: '10', height: '6', rx: '2' },
      'M2 0h6a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2z',
    ],
  ])('converts a %s with %o', (tag, attributes, path) => {
    expect(onePath([[tag, attributes]])).toBe(path);
  });

  test.each([
    ['m12 19-7-7 7-7', 'M12 19l-7-7 7-7'],
    ['m9 15h3', 'M9 15h3'],
    ['m.5-.5 1 1', 'M.5 -.5l1 1'],
    ['M5 12h14', 'M5 12h14'],
  ])('marks where the second shape begins: %s', (second, absolute) => {
    expect(
      onePath([
        ['path', { d: 'M1 1h2', key: 'a' }],
        ['path', { d: second }],
      ]),
    ).toBe(`M1 1h2${absolute}`);
  });

  test('is not used if a shape would lose its own fill', () => {
    expect(onePath([['circle', { cx: '1', cy: '1', r: '.5', fill: 'currentColor' }]])).toBeNull();
  });

  test('throws for an element that is not a shape', () => {
    expect(() => onePath([['text', {}]])).toThrow('<text> is no shape.');
  });
});
