import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { describe, expect, test } from 'vitest';
import { readingMinutes, readingTimeOf } from './reading-time.ts';

describe('reading time', () => {
  test('is at least a minute', () => expect(readingMinutes('')).toBe(1));
  test('grows with the words', () => expect(readingMinutes('word '.repeat(660))).toBe(3));
  test('counts the text of blocks only', () =>
    expect(
      translatorOf('en', 'blog')('readingTime', {
        minutes: String(
          readingTimeOf([
            {
              _type: 'block',
              _key: 'a',
              children: [{ _type: 'span', _key: 's', text: 'word '.repeat(440) }],
            },
            { _type: 'picture', _key: 'p' },
          ]),
        ),
      }),
    ).toBe('2 min read'));
});
