import { expect, test } from 'vitest';
import { costsOf } from './costs.ts';
import type { TraceEvent } from './trace.ts';

const event = (name: string, at: number, took: number, args = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: at * 1000,
  dur: took * 1000,
  tdur: took * 1000,
  args,
});

test('counts each event without nested ones, and style work done by scripts as forced', () => {
  const costs = costsOf({
    elements: 3,
    events: [
      event('ParseHTML', 0, 100),
      { ...event('firstContentfulPaint', 110, 0), ph: 'I' },
      event('RunTask', 120, 30),
      event('FunctionCall', 121, 20),
      event('UpdateLayoutTree', 122, 4, { elementCount: 7 }),
      event('Layout', 126, 3),
      event('RunTask', 160, 10),
      event('Layout', 161, 5),
    ],
  });
  expect(costs).toMatchObject({
    total: 140,
    parse: 100,
    script: 13,
    style: 4,
    layout: 8,
    other: 15,
    'longest task': 100,
    'second task': 30,
    'style updates': 1,
    'elements styled': 7,
    layouts: 2,
    'layouts and styles forced by script': 2,
    elements: 3,
  });
  // Tasks that ended before the first paint do not block: (30 - 12.5) times 4.
  expect(costs['blocking when slowed']).toBeCloseTo(70);
});
