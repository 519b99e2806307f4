import { evaluateSync, parse } from 'groq-js';
import { describe, expect, test } from 'vitest';
import { takenBy } from './takenBy.ts';

const page = (id: string, path: string) => ({
  _id: id,
  _type: 'page',
  title: id,
  path: { current: path },
});

/** Validates a document among others. */
function nameAt(path: string, documentId: string, dataset: readonly object[]) {
  const document = { _id: documentId, _type: 'redirect' };
  const client = {
    withConfig: () => client,
    fetch: async (query: string, params: Record<string, unknown>) =>
      evaluateSync(parse(query, { params }), { dataset, params }).data,
  };
  return takenBy(
    { document, getClient: () => client } as unknown as Parameters<typeof takenBy>[0],
    'path.current == $path',
    { path },
  );
}

describe('an address', () => {
  test('is taken by a published document, a draft and a version of any release', async () => {
    for (const id of ['page-a', 'drafts.page-a', 'versions.r2.page-a'])
      expect(await nameAt('/old', 'redirect-a', [page(id, '/old')]), id).toBe(id);
    expect(await nameAt('/new', 'redirect-a', [page('page-a', '/old')])).toBeNull();
  });

  test('is free in a release that gives the page another address', async () => {
    const dataset = [
      page('page-a', '/old'),
      page('drafts.page-a', '/old'),
      page('versions.r1.page-a', '/new'),
    ];
    expect(await nameAt('/old', 'versions.r1.redirect-a', dataset)).toBeNull();
    expect(await nameAt('/new', 'versions.r1.redirect-a', dataset)).toBe('versions.r1.page-a');
    expect(await nameAt('/old', 'versions.r2.redirect-a', dataset)).toBe('page-a');
    expect(await nameAt('/old', 'redirect-a', dataset)).toBe('page-a');
  });
});
