import { expect, test } from 'vitest';
import { smsParts } from './sms-parts.ts';

test.each([
  ['', 0],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['’'.repeat(70), 1],
  ['’'.repeat(71), 2],
])('counts the SMS of a text', (text, parts) => expect(smsParts(text).parts).toBe(parts));
