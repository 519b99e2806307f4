import { expect, test } from 'vitest';
import { listTime, waitText } from './times.ts';

const NOW = Date.parse('2026-11-23T04:05:00Z');

test.each([
  ['2026-11-23T04:04:30Z', 'now'],
  ['2026-11-23T03:55:00Z', '10 min'],
  ['2026-11-23T01:05:00Z', '11:05 am'],
  ['2026-11-22T04:05:00Z', '22 Nov'],
  ['2025-11-22T04:05:00Z', '22 Nov 2025'],
])('%s is listed as %s', (moment, text) => expect(listTime(moment, 'Australia/Brisbane', NOW)).toBe(text));

test.each([
  ['2026-11-23T04:04:59Z', '1 min'],
  ['2026-11-23T03:20:00Z', '45 min'],
  ['2026-11-22T22:05:00Z', '6 h'],
  ['2026-11-20T04:05:00Z', '3 days'],
])('who writes at %s waits %s', (since, text) => expect(waitText(since, NOW)).toBe(text));
