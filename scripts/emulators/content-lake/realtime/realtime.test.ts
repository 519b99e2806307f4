import type { ListenEvent, MutationEvent, SanityClient } from '@sanity/client';
import { applyPatch } from 'mendoza';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLake, testLake } from '../testing/lake.ts';
import { TOKENS } from '../testing/options.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await testLake();
});
afterAll(() => lake.close());

type Doc = Record<string, unknown>;

/** Listens, runs an action once connected, and collects events until there are `count` mutations. */
function collectEvents(
  client: SanityClient,
  query: string,
  act: () => Promise<unknown>,
  count: number,
  options: Record<string, unknown> = {},
): Promise<MutationEvent<Doc>[]> {
  return new Promise((resolve, reject) => {
    const mutations: MutationEvent<Doc>[] = [];
    const subscription = client
      .listen<Doc>(query, {}, { events: ['welcome', 'mutation'], effectFormat: 'mendoza', ...options })
      .subscribe({
        next: (event: ListenEvent<Doc>) => {
          if (event.type === 'welcome') act().catch(reject);
          if (event.type !== 'mutation') return;
          mutations.push(event);
          if (mutations.length < count) return;
          subscription.unsubscribe();
          resolve(mutations);
        },
        error: reject,
      });
  });
}

const withoutRevision = ({ _rev, ...rest }: Doc) => rest;

describe('listening', () => {
  it('sends effects that turn each revision into the next and back', async () => {
    const first = await lake.client.create({
      _id: 'e',
      _type: 'page',
      title: 'One',
      blocks: [{ _key: 'a', text: 'x' }],
    });
    const act = () =>
      lake.client
        .patch('e')
        .set({ title: 'Two' })
        .append('blocks', [{ _key: 'b', text: 'y' }])
        .commit();
    const [event] = await collectEvents(lake.client, '*[_id == "e"]', act, 1);
    const second = await lake.client.getDocument('e');
    expect(event).toMatchObject({
      documentId: 'e',
      transition: 'update',
      previousRev: first._rev,
      resultRev: second?._rev,
    });
    const effects = event?.effects as { apply: unknown[]; revert: unknown[] };
    expect(applyPatch(withoutRevision(first), effects.apply)).toEqual(withoutRevision(second ?? {}));
    expect(applyPatch(withoutRevision(second ?? {}), effects.revert)).toEqual(withoutRevision(first));
  });

  it('reports an edit that changes nothing', async () => {
    const first = await lake.client.create({ _id: 'same', _type: 'page', title: 'One', tags: ['a'] });
    const act = async () => {
      await lake.client.patch('same').set({ title: 'One' }).setIfMissing({ tags: [] }).commit();
      await lake.client.action({
        actionType: 'sanity.action.document.edit',
        publishedId: 'same',
        draftId: 'drafts.same',
        patch: { unset: ['_empty_action_guard_pseudo_field_'] },
      });
      await lake.client.action({
        actionType: 'sanity.action.document.edit',
        publishedId: 'same',
        draftId: 'drafts.same',
        patch: { set: { title: 'One' } },
      });
    };
    const events = await collectEvents(lake.client, '*[_id in ["same", "drafts.same"]]', act, 3);
    expect(events.map(({ documentId, transition }) => [documentId, transition])).toEqual([
      ['same', 'update'],
      ['drafts.same', 'appear'],
      ['drafts.same', 'update'],
    ]);
    // Separate revisions, so that the chain of revisions has no gap.
    expect(events[0]).toMatchObject({ previousRev: first._rev, resultRev: events[0]?.transactionId });
    expect(events[2]?.previousRev).toBe(events[1]?.resultRev);
    expect(await lake.client.getDocument('same')).toMatchObject({ _rev: events[0]?.resultRev, title: 'One' });
  });

  it('reports appearing, changed and disappearing documents by the query’s filter', async () => {
    const act = async () => {
      await lake.client.create({ _id: 't', _type: 'page', shown: false });
      await lake.client.patch('t').set({ shown: true }).commit();
      await lake.client.patch('t').set({ n: 1 }).commit();
      await lake.client.patch('t').set({ shown: false }).commit();
      await lake.client.patch('t').set({ shown: true }).commit();
      await lake.client.delete('t');
    };
    const events = await collectEvents(lake.client, '*[_type == "page" && shown == true]', act, 5);
    expect(events.map((event) => event.transition)).toEqual([
      'appear',
      'update',
      'disappear',
      'appear',
      'disappear',
    ]);
  });

  it('sends each document of a transaction its own mutations and their number', async () => {
    const act = () =>
      lake.client
        .transaction()
        .createOrReplace({ _id: 'm1', _type: 'multi', n: 1 })
        .createOrReplace({ _id: 'm2', _type: 'multi', n: 2 })
        .createOrReplace({ _id: 'other', _type: 'elsewhere' })
        .commit();
    const events = await collectEvents(lake.client, '*[_type == "multi"]', act, 2);
    expect(events.map((event) => event.mutations)).toMatchObject([
      [{ createOrReplace: { _id: 'm1' } }],
      [{ createOrReplace: { _id: 'm2' } }],
    ]);
    expect(events.map((event) => [event.transactionCurrentEvent, event.transactionTotalEvents])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  it('includes results, previous revisions or mutations on request', async () => {
    await lake.client.create({ _id: 'r', _type: 'page', n: 1 });
    const options = { includeResult: true, includePreviousRevision: true, includeMutations: false };
    const act = () => lake.client.patch('r').inc({ n: 1 }).commit();
    const [event] = await collectEvents(lake.client, '*[_id == "r"]', act, 1, options);
    expect(event).toMatchObject({ result: { n: 2 }, previous: { n: 1 }, mutations: [] });
  });

  it('hides drafts from listeners who may not read them', async () => {
    const act = async () => {
      await lake.client.create({ _id: 'drafts.hidden', _type: 'hidden' });
      await lake.client.create({ _id: 'open', _type: 'hidden' });
    };
    const [event] = await collectEvents(lake.as(TOKENS.viewer), '*[_type == "hidden"]', act, 1);
    expect(event?.documentId).toBe('open');
  });

  it('reports query errors on the stream', async () => {
    const listen = (query: string, params = {}) =>
      new Promise((_, reject) => lake.client.listen(query, params).subscribe({ error: reject }));
    await expect(listen('*[')).rejects.toMatchObject({
      name: 'ChannelError',
      data: { error: { type: 'queryParseError', query: '*[' } },
    });
    await expect(listen('*[_id == $id]')).rejects.toThrow('param $id referenced, but not provided');
    const response = await fetch(`${lake.url}/v1/data/listen/production?query=${encodeURIComponent('*[')}`, {
      headers: { authorization: `Bearer ${TOKENS.viewer}` },
    });
    expect(await response.text()).toMatch(/^event: channelError\ndata: \{.*\}\n\n$/);
  });
});

describe('two simultaneous editors', () => {
  it('end up with the same document as the stored one', async () => {
    const [admin, editor] = [lake.as(await lake.signIn('admin')), lake.as(await lake.signIn('editor'))];
    const start = await lake.client.create({
      _id: 'shared',
      _type: 'page',
      title: 'Start',
      a: 0,
      b: 0,
      list: [],
    });
    const edits = 25;
    const watch = (client: SanityClient, act: () => Promise<unknown>) =>
      collectEvents(client, '*[_id == "shared"]', act, 2 * edits);
    const { promise: bothListen, resolve } = Promise.withResolvers<void>();
    let listening = 0;
    const type = async (client: SanityClient, field: string) => {
      listening += 1;
      if (listening === 2) resolve();
      await bothListen;
      for (let n = 1; n <= edits; n++) {
        await client
          .patch('shared')
          .set({ [field]: n, title: `${field} wrote ${n}` })
          .append('list', [{ _key: `${field}${n}`, text: `item ${n} by ${field}` }])
          .commit();
      }
    };
    const seenMessages = await Promise.all([
      watch(admin, () => type(admin, 'a')),
      watch(editor, () => type(editor, 'b')),
    ]);
    const storedDocument = withoutRevision((await lake.client.getDocument('shared')) ?? {});
    expect(storedDocument).toMatchObject({ a: edits, b: edits });
    expect(storedDocument.list).toHaveLength(2 * edits);
    for (const events of seenMessages) {
      let [document, revision] = [withoutRevision(start), start._rev];
      for (const event of events) {
        expect(event.previousRev).toBe(revision);
        document = applyPatch(document, (event.effects as { apply: unknown[] }).apply);
        revision = event.resultRev ?? '';
      }
      expect(document).toEqual(storedDocument);
    }
    expect(new Set(seenMessages[0]?.map((event) => event.identity))).toEqual(new Set(['uadmin', 'ueditor']));
  });
});

/** Reads one event stream manually, like a reconnecting browser. */
async function events(
  path: string,
  lastEventId: string | undefined,
  count: number,
): Promise<[string, string][]> {
  const abort = new AbortController();
  const response = await fetch(`${lake.url}${path}`, {
    signal: abort.signal,
    headers: {
      authorization: `Bearer ${TOKENS.writer}`,
      ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
    },
  });
  const receivedEvents: [string, string][] = [];
  let text = '';
  for await (const chunk of (response.body as ReadableStream<Uint8Array>).pipeThrough(
    new TextDecoderStream() as never,
  )) {
    text += String(chunk);
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1] ?? '';
      if (field('event')) receivedEvents.push([field('event'), field('id')]);
    }
    if (receivedEvents.length >= count) break;
  }
  abort.abort();
  return receivedEvents.slice(0, count);
}

describe('reconnecting', () => {
  const listenPath = `/v2025-02-19/data/listen/production?query=${encodeURIComponent('*[_id == "back"]')}&enableResume=true`;
  const livePath = '/v2025-02-19/data/live/events/production';

  it('sends a listener what it missed, or tells it to start again', async () => {
    await lake.client.create({ _id: 'back', _type: 'page', n: 0 });
    const [[, id] = ['', '']] = await events(listenPath, undefined, 1);
    await lake.client.patch('back').inc({ n: 1 }).commit();
    await lake.client.patch('back').inc({ n: 1 }).commit();
    const names = (await events(listenPath, id, 3)).map(([name]) => name);
    expect(names).toEqual(['welcomeback', 'mutation', 'mutation']);
    expect((await events(listenPath, '999999', 1))[0]?.[0]).toBe('reset');
    expect((await events(listenPath, undefined, 1))[0]?.[0]).toBe('welcome');
  });

  it('sends missed live events', async () => {
    const [[, id] = ['', '']] = await events(livePath, undefined, 1);
    await lake.client.patch('back').inc({ n: 1 }).commit();
    expect((await events(livePath, id, 2)).map(([name]) => name)).toEqual(['welcome', 'message']);
    expect((await events(livePath, '999999', 1))[0]?.[0]).toBe('restart');
  });
});

describe('live events', () => {
  it('cover published documents, and drafts on request', async () => {
    const messages = async (client: SanityClient, includeDrafts: boolean, act: () => Promise<unknown>) => {
      let acting: Promise<unknown> | undefined;
      const tags = await new Promise<string[]>((resolve) => {
        const subscription = client.live.events({ includeDrafts }).subscribe((event) => {
          if (event.type === 'welcome') acting = act();
          if (event.type !== 'message') return;
          subscription.unsubscribe();
          resolve(event.tags);
        });
      });
      await acting;
      return tags;
    };
    const tagsOf = async (query: string) =>
      (await lake.client.fetch(query, {}, { filterResponse: false })).syncTags?.[0] ?? '';
    const [draftTag, pageTag] = [await tagsOf('*[_id == "l1"]'), await tagsOf('*[_id == "l2"]')];
    const act = async () => {
      await lake.client.create({ _id: 'drafts.l1', _type: 'page' });
      await lake.client.create({ _id: 'l2', _type: 'page' });
      await lake.client.delete({ query: '*[_id in ["drafts.l1", "l2"]]' });
    };
    const published = await messages(lake.client, false, act);
    expect([published.includes(draftTag), published.includes(pageTag)]).toEqual([false, true]);
    expect(await messages(lake.client, true, act)).toContain(draftTag);
    const anonymous = await fetch(`${lake.url}/v2025-02-19/data/live/events/production?includeDrafts=true`);
    expect(anonymous.status).toBe(401);
  });
});
