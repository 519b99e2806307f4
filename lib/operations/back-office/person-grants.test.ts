import { expect, test } from 'vitest';
import { grantsOfRoles } from './person-grants.server.ts';

const filter = '_type == "page"';
const PERMISSIONS = [
  { name: 'pages', type: 'sanity.document.filter', config: { filter } },
  { name: 'pages-by-mode', type: 'sanity.document.filter.mode', config: { filter } },
  { name: 'sanity-project', type: 'sanity.project', config: {} },
];
const grantsOf = (...granted: Parameters<typeof grantsOfRoles>[0]) =>
  grantsOfRoles(granted, PERMISSIONS, 'production');

test('grants each action on the documents of its permission', () => {
  expect(grantsOf({ name: 'pages', action: 'read' }, { name: 'pages', action: 'update' })).toEqual([
    { filter, permissions: ['read'] },
    { filter, permissions: ['update'] },
  ]);
});

test('takes a permission for the dataset it names', () => {
  const read = (params: Record<string, unknown>) =>
    grantsOf({ name: 'pages', action: 'read', params }).length;
  expect(read({ dataset: 'production', history: true, datasetPolicyName: 'default' })).toBe(1);
  expect(read({ dataset: 'staging' })).toBe(0);
});

test('lets only the mode publish change what is published', () => {
  const changes = (mode: unknown) =>
    grantsOf({ name: 'pages-by-mode', action: 'mode', params: { mode } }).filter((grant) =>
      grant.permissions.includes('update'),
    );
  expect(changes('publish')).toEqual([{ filter, permissions: ['read', 'create', 'update'] }]);
  expect(changes('create')).toEqual([
    expect.objectContaining({ filter: expect.stringContaining('path("drafts.**")') }),
  ]);
  expect(changes('read')).toEqual([]);
  expect(changes('something new')).toEqual([]);
});

test('grants nothing for what it does not know', () => {
  expect(grantsOf({ name: 'none', action: 'update' })).toEqual([]);
  expect(grantsOf({ name: 'sanity-project', action: 'update' })).toEqual([]);
  expect(grantsOf({ name: 'pages', action: 'update', params: { onlyOnMondays: true } })).toEqual([]);
});
