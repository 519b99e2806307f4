import { describe, expect, test } from 'vitest';
import { draftCookie, draftOf, parsePerspective, parsePreviewTime } from './draft.ts';

describe('perspective', () => {
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
  ])('%s is read as %j', (text, perspective) => {
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
])('pages can be rendered as of %s: %s', (text, isMade) => {
  expect(parsePreviewTime(text, NOW)?.toISOString() ?? null).toBe(
    isMade ? new Date(text).toISOString() : null,
  );
});

test('defaults to the current drafts, also for invalid cookies', () => {
  const ofToday = { perspective: 'drafts', at: null, trial: null, editing: false };
  expect(draftOf(() => undefined)).toEqual(ofToday);
  expect(draftOf(() => '<script>')).toEqual(ofToday);
});

test('shows a trial feature change, or hides it for now', () => {
  const cookies: Record<string, string> = { 'forecourt-preview-trial': '{"compareEnabled":true}' };
  const changes = { compareEnabled: true };
  expect(draftOf((name) => cookies[name]).trial).toEqual({ changes, shown: true });
  cookies['forecourt-preview-without-trial'] = '1';
  expect(draftOf((name) => cookies[name]).trial).toEqual({ changes, shown: false });
});

test('cookies work in the studio’s frame and are cleared with the same attributes', () => {
  expect(draftCookie('name', 'value', true)).toBe(
    'name=value; Path=/; HttpOnly; Secure; SameSite=None; Partitioned',
  );
  expect(draftCookie('name', 'value', false, 60)).toBe(
    'name=value; Path=/; HttpOnly; Secure; SameSite=None; Max-Age=60',
  );
  expect(draftCookie('name', null, false)).toBe('name=; Path=/; HttpOnly; Secure; SameSite=None; Max-Age=0');
});
