import type { Action } from '@sanity/client';
import { applyPatch } from 'mendoza';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLake, testLake } from '../testing/lake.ts';

let lake: TestLake;
const revisions: string[] = [];
const pair = { draftId: 'drafts.h', publishedId: 'h' };

beforeAll(async () => {
  lake = await testLake();
  const editor = lake.as(await lake.signIn('editor'));
  const act = async (name: string, rest: object) => {
    const { transactionId } = await editor.action({
      actionType: `sanity.action.${name}`,
      ...rest,
    } as unknown as Action);
    revisions.push(transactionId);
  };
  const attributes = { _id: 'drafts.h', _type: 'page', title: 'One' };
  await act('document.create', { publishedId: 'h', attributes, ifExists: 'fail' });
  await act('document.edit', { ...pair, patch: { set: { title: 'Two' } } });
  await act('document.publish', pair);
  await act('document.edit', { ...pair, patch: { set: { title: 'Three' } } });
  await act('document.discard', { draftId: 'drafts.h' });
  await act('document.unpublish', pair);
  await act('document.delete', { publishedId: 'h', includeDrafts: ['drafts.h'] });
});
afterAll(() => lake.close());

const documents = async (query: string) => {
  const url = `/data/history/production/documents/h,drafts.h?${query}`;
  const response = await lake.client.request<{ documents: { _id: string; title: string }[] }>({ url });
  return response.documents.map(({ _id, title }) => `${_id}: ${title}`);
};

interface Transaction {
  id: string;
  author: string;
  documentIDs: string[];
  effects: Record<string, { apply: unknown[]; revert: unknown[] }>;
}

async function transactions(query = ''): Promise<Transaction[]> {
  const url = `${lake.url}/v1/data/history/production/transactions/h,drafts.h?excludeContent=true${query}`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${await lake.signIn('editor')}` } });
  const text = await response.text();
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Transaction);
}

describe('history', () => {
  it('returns documents at a revision, at a time and at the end', async () => {
    expect(await documents(`revision=${revisions[1]}`)).toEqual(['drafts.h: Two']);
    expect(await documents(`revision=${revisions[3]}`)).toEqual(['h: Two', 'drafts.h: Three']);
    expect(await documents(`revision=${revisions[6]}`)).toEqual([]);
    expect(await documents('lastRevision=true')).toEqual(['h: Two', 'drafts.h: Two']);
    expect(await documents(`time=${new Date(0).toISOString()}`)).toEqual([]);
  });

  it('lists transactions in both directions and between two', async () => {
    expect((await transactions()).map(({ id }) => id)).toEqual(revisions);
    expect((await transactions('&reverse=true&limit=2')).map(({ id }) => id)).toEqual([
      revisions[6],
      revisions[5],
    ]);
    const range = `&fromTransaction=${revisions[1]}&toTransaction=${revisions[3]}`;
    expect((await transactions(range)).map(({ id }) => id)).toEqual(revisions.slice(1, 4));
    expect(new Set((await transactions()).map(({ author }) => author))).toEqual(new Set(['ueditor']));
    expect(await transactions('&authors=uadmin')).toEqual([]);
    expect((await transactions('&authors=uadmin,ueditor')).map(({ id }) => id)).toEqual(revisions);
  });

  it('has effects that rebuild the latest state and revert it', async () => {
    const all = (await transactions()).slice(0, 2);
    const forward = all.reduce<unknown>(
      (document, { effects }) => applyPatch(document, effects['drafts.h']?.apply ?? []),
      null,
    );
    expect(forward).toMatchObject({ title: 'Two' });
    const back = all
      .reverse()
      .reduce((document, { effects }) => applyPatch(document, effects['drafts.h']?.revert ?? []), forward);
    expect(back).toBeNull();
  });

  it('lists the events of a document, newest first, in pages', async () => {
    const url = '/data/history/production/events/documents/h';
    type EventsResponse = {
      events: { h: { type: string; documentId: string; revisionId?: string }[] };
      nextCursor: string;
    };
    const { events, nextCursor } = await lake.client.request<EventsResponse>({ url });
    expect(events.h.map(({ type }) => type)).toEqual([
      'deleteDocumentVersion',
      'unpublishDocument',
      'deleteDocumentVersion',
      'createDocumentVersion',
      'publishDocumentVersion',
      'createDocumentVersion',
    ]);
    expect(events.h[4]).toMatchObject({
      documentId: 'h',
      revisionId: revisions[2],
      versionId: 'drafts.h',
      versionRevisionId: revisions[1],
      author: 'ueditor',
    });
    expect(nextCursor).toBe('');
    const page = await lake.client.request<EventsResponse>({ url: `${url}?limit=4` });
    const rest = await lake.client.request<EventsResponse>({
      url: `${url}?limit=4&nextCursor=${page.nextCursor}`,
    });
    expect([...page.events.h, ...rest.events.h]).toEqual(events.h);
  });
});
