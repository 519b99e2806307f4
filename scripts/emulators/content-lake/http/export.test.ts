import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLake, testLake } from '../testing/lake.ts';
import { TOKENS } from '../testing/options.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await testLake();
  const pages = Array.from({ length: 450 }, (_, n) => ({
    _id: `page-${n}`,
    _type: 'page',
    text: 'A line\nmore',
  }));
  const others = [
    { _id: 'drafts.page-1', _type: 'page' },
    { _id: 'site-1', _type: 'site' },
  ];
  await lake.client.mutate([...pages, ...others].map((document) => ({ create: document })));
});
afterAll(() => lake.close());

async function fetchExport(token: string | undefined, search = '') {
  const response = await fetch(`${lake.url}/v2021-06-07/data/export/production${search}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const text = await response.text();
  const documents = text.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));
  return { response, ids: documents.map((document) => String(document._id)), documents };
}

describe('export', () => {
  it('contains one line per document, including drafts', async () => {
    const { response, ids, documents } = await fetchExport(TOKENS.writer);
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    expect(ids).toHaveLength(452);
    expect(ids).toContain('drafts.page-1');
    expect(documents).toContainEqual(await lake.client.getDocument('page-7'));
  });

  it('contains only the requested types', async () => {
    expect((await fetchExport(TOKENS.writer, '?types=site,offer')).ids).toEqual(['site-1']);
    expect((await fetchExport(TOKENS.writer, '?types=page')).ids).toHaveLength(451);
  });

  it('contains what the user may read, and requires authentication', async () => {
    const { ids } = await fetchExport(TOKENS.viewer);
    expect(ids).toHaveLength(451);
    expect(ids).not.toContain('drafts.page-1');
    const nobody = await fetch(`${lake.url}/v2021-06-07/data/export/production`);
    expect(nobody.status).toBe(401);
    const elsewhere = await fetch(`${lake.url}/v2021-06-07/data/export/other`);
    expect(elsewhere.status).toBe(404);
  });
});
