import { expect, test } from 'vitest';
import { journeyOf } from './journey-field.server.ts';

test('what a form says of the visit is taken in parts, and nothing beside them (OPEN-109)', () => {
  const visit = { visited: ['/'], params: { utm_source: 'radio' }, calculated: null };
  expect(journeyOf(JSON.stringify({ ...visit, token: 'x', kind: 'finance' }))).toEqual(visit);
  for (const none of [undefined, '', '{', '7', 'null', '[]']) expect(journeyOf(none)).toEqual({});
});
