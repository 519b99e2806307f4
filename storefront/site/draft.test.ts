import { describe, expect, test } from 'vitest';
import { draftCookie, draftOf, parseMoment, parsePerspective } from './draft.ts';

describe('a perspective', () => {
  test.each([
    ['published', 'published'],
    ['drafts', 'drafts'],
    ['previewDrafts', 'drafts'],
    ['rABC123,rDEF', ['rABC123', 'rDEF']],
    ['rABC123,drafts', ['rABC123', 'drafts']],
    ['raw', null],
    ['rABC,raw', null],
    ['', null],
    ['r.dotted', null],
    ['a b', null],
    [`${'r'.repeat(129)}`, null],
    [Array.from({ length: 21 }, (_, index) => `r${index}`).join(','), null],
  ])('%s is %j', (text, perspective) => {
    expect(parsePerspective(text)).toEqual(perspective);
  });
});

const NOW = Date.parse('2026-11-22T00:00:00Z');

test.each([
  ['2027-01-26T00:00:00.000Z', true],
  ['2027-01-26T00:00:00Z', true],
  ['2027-01-26', false],
  ['2027-13-26T00:00:00Z', false],
  ['2020-01-26T00:00:00Z', false],
  ['2090-01-26T00:00:00Z', false],
])('pages are made as of %s: %s', (text, isMade) => {
  expect(parseMoment(text, NOW)?.toISOString() ?? null).toBe(isMade ? new Date(text).toISOString() : null);
});

test('whoever may see drafts and asks for nothing, or nonsense, sees the drafts of today', () => {
  const ofToday = { perspective: 'drafts', at: null, trial: null, editing: false };
  expect(draftOf(() => undefined)).toEqual(ofToday);
  expect(draftOf(() => '<script>')).toEqual(ofToday);
});

test('a change that is tried is shown, or left out for now', () => {
  const cookies: Record<string, string> = { 'forecourt-preview-trial': '{"compareEnabled":true}' };
  const changes = { compareEnabled: true };
  expect(draftOf((name) => cookies[name]).trial).toEqual({ changes, shown: true });
  cookies['forecourt-preview-without-trial'] = '1';
  expect(draftOf((name) => cookies[name]).trial).toEqual({ changes, shown: false });
});

test('a cookie reaches a frame of the studio, and is taken away as it was given', () => {
  expect(draftCookie('name', 'value', true)).toBe(
    'name=value; Path=/; HttpOnly; Secure; SameSite=None; Partitioned',
  );
  expect(draftCookie('name', null, false)).toBe('name=; Path=/; HttpOnly; Secure; SameSite=None; Max-Age=0');
});
