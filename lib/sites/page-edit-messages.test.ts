import { expect, test } from 'vitest';
import { PAGE_EDIT } from './page-edit.ts';
import { pageMessageSchema } from './page-edit-messages.ts';

const place = { id: 'page-about', type: 'page', path: 'blocks[_key=="a1"].heading' };
const message = { app: PAGE_EDIT, request: 1 };
const isAccepted = (value: unknown) => pageMessageSchema.safeParse(value).success;

test.each([
  { ...message, kind: 'hello' },
  { ...message, kind: 'type', place, value: 'Our story' },
  { ...message, kind: 'change', place: { ...place, path: 'blocks[_key=="a1"]' }, change: 'delete' },
  { ...message, kind: 'move', place, next: place, position: 'after' },
  { ...message, kind: 'undo' },
])('accepts %o', (value) => {
  expect(isAccepted(value)).toBe(true);
});

test.each([
  ['another application', { ...message, app: 'other', kind: 'undo' }],
  ['an unknown kind', { ...message, kind: 'publish', place }],
  ['an unknown change', { ...message, kind: 'change', place, change: 'publish' }],
  ['a path with an index', { ...message, kind: 'begin', place: { ...place, path: 'blocks[0].heading' } }],
  ['a path with a filter', { ...message, kind: 'begin', place: { ...place, path: 'blocks[hidden]' } }],
  ['a text that is too long', { ...message, kind: 'type', place, value: 'a'.repeat(5_001) }],
  ['a value that is no text', { ...message, kind: 'type', place, value: { _type: 'reference' } }],
])('refuses %s', (_, value) => {
  expect(isAccepted(value)).toBe(false);
});
