import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stopWord } from './stop-words.ts';

test.each([
  'STOP',
  'stop.',
  ' Stop ',
  'StopAll',
  'UNSUBSCRIBE',
  'cancel',
  'End',
  'quit',
  'OPT OUT',
  '“Stop”',
])('%j stops messages', (text) => expect(stopWord(text)).toBe('stop'));

test.each(['START', 'unstop', 'Yes!'])('%j allows messages again', (text) =>
  expect(stopWord(text)).toBe('start'),
);

test.each(['Please cancel my booking', 'Can I stop by at 4?', 'yes please', '', 'the end'])(
  '%j is for staff',
  (text) => expect(stopWord(text)).toBeNull(),
);

test('a longer message is never a stop word', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 13 }).filter((text) => text.trim().length > 12),
      (text) => {
        expect(stopWord(`${text} x1`)).toBeNull();
      },
    ),
  );
});
