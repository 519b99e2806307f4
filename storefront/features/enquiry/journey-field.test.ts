import { expect, test } from 'vitest';
import { journeyOf } from './journey-field.server.ts';

test('reads only the known parts of the journey field (OPEN-109)', () => {
  const visit = { visited: ['/'], params: { utm_source: 'radio' }, calculated: null };
  expect(journeyOf(JSON.stringify({ ...visit, token: 'x', kind: 'finance' }))).toEqual(visit);
  for (const none of [undefined, '', '{', '7', 'null', '[]']) expect(journeyOf(none)).toEqual({});
});
