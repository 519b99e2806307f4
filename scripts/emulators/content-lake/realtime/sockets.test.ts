import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type TestLake, testLake } from '../testing/lake.ts';
import { STUDIO_ORIGIN } from '../testing/options.ts';
import { parseMessage } from './message.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await testLake();
});
afterAll(() => lake.close());

type Message = Record<string, unknown>;

async function open(path: string, options: { token?: string; origin?: string } = {}) {
  const { token, origin = STUDIO_ORIGIN } = options;
  const headers = token ? { cookie: `sanitySession=${token}` } : {};
  const socket = new WebSocket(`${lake.url.replace('http', 'ws')}${path}`, { origin, headers });
  const received: Message[] = [];
  const waiting: ((message: Message) => void)[] = [];
  socket.on('message', (data) => {
    const message = parseMessage(data) as Message;
    const next = waiting.shift();
    if (next) next(message);
    else received.push(message);
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return {
    closed,
    send: (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: () => {
      const queued = received.shift();
      return queued ? Promise.resolve(queued) : new Promise<Message>((resolve) => waiting.push(resolve));
    },
    close: () => socket.close(),
  };
}

describe('presence', () => {
  const path = '/lake/v2022-06-30/socket/production';
  let id = 0;
  const call = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: ++id, method, params });

  it('reports to each Studio where the others are and when they leave', async () => {
    const admin = await open(path, { token: await lake.signIn('admin') });
    const editor = await open(path, { token: await lake.signIn('editor') });
    admin.send(call('presence_subscribe'));
    const { result: subscription } = await admin.next();
    const locations = [{ type: 'document', documentId: 'page', path: ['title'] }];
    editor.send(call('presence_announce', { data: { sessionId: 'tab', locations } }));
    expect(await admin.next()).toEqual({
      jsonrpc: '2.0',
      method: 'presence_subscription',
      params: { subscription, result: { type: 'state', i: 'ueditor', m: { sessionId: 'tab', locations } } },
    });
    editor.send(call('presence_rollcall', { session: 'tab' }));
    expect(await admin.next()).toMatchObject({
      params: { result: { type: 'rollCall', i: 'ueditor', session: 'tab' } },
    });
    editor.close();
    expect(await admin.next()).toMatchObject({
      params: { result: { type: 'disconnect', i: 'ueditor', m: { session: 'tab' } } },
    });
    admin.close();
  });

  it('hides the documents others have open from users who cannot read drafts', async () => {
    const sales = await open(path, { token: await lake.signIn('sales') });
    const [admin, editor] = [
      await open(path, { token: await lake.signIn('admin') }),
      await open(path, { token: await lake.signIn('editor') }),
    ];
    for (const socket of [sales, admin]) {
      socket.send(call('presence_subscribe'));
      expect(await socket.next()).toMatchObject({ result: expect.any(String) });
    }
    editor.send(call('presence_rollcall', { session: 'tab' }));
    expect(await admin.next()).toMatchObject({ params: { result: { type: 'rollCall' } } });
    // The answer to a later call would come after the event.
    sales.send(call('presence_unsubscribe'));
    expect(await sales.next()).toMatchObject({ result: 'ok' });
    for (const socket of [sales, admin, editor]) socket.close();
  });

  it('identifies a client by its token and closes unknown ones', async () => {
    const byToken = await open(path);
    byToken.send(call('authorization', { authorization: `Bearer ${await lake.signIn('editor')}` }));
    expect(await byToken.next()).toMatchObject({ result: 'ok' });
    byToken.send(call('presence_dance'));
    expect(await byToken.next()).toMatchObject({ error: { code: -32601 } });
    byToken.close();
    const stranger = await open(path);
    stranger.send(call('presence_subscribe'));
    expect(await stranger.closed).toBe(4001);
    const noisy = await open(path);
    noisy.send('{');
    expect(await noisy.closed).toBe(4000);
  });

  it('rejects pages of other origins', async () => {
    await expect(open(path, { origin: 'https://evil.example' })).rejects.toThrow(/403/);
    await expect(open('/somewhere/else')).rejects.toThrow(/404/);
  });
});

describe('the listener tunnel', () => {
  const listen = (query: string) =>
    `/lake/v2025-02-19/data/listen/production?query=${encodeURIComponent(query)}`;

  it('carries many event streams over one socket, with the rights of its session', async () => {
    const socket = await open('/lake/tunnel', { token: await lake.signIn('editor') });
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8]) socket.send({ id, open: listen(`*[_id == "d${id}"]`) });
    const greetings = new Map<unknown, Message[]>();
    for (let n = 0; n < 16; n++) {
      const message = await socket.next();
      greetings.set(message.id, [...(greetings.get(message.id) ?? []), message]);
    }
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8]) {
      expect(greetings.get(id)).toEqual([
        { id, status: 200, type: 'text/event-stream; charset=utf-8' },
        { id, chunk: expect.stringContaining('event: welcome') },
      ]);
    }
    await lake.client.create({ _id: 'd5', _type: 'page' });
    expect(await socket.next()).toEqual({ id: 5, chunk: expect.stringContaining('"documentId":"d5"') });
    socket.send({ id: 5, close: true });
    // Responses come in order, so the response to a new stream proves that the close was processed.
    socket.send({ id: 9, open: listen('*[_id == "d6"]') });
    expect(await socket.next()).toMatchObject({ id: 9, status: 200 });
    expect(await socket.next()).toMatchObject({ id: 9 });
    await lake.client.patch('d5').set({ n: 1 }).commit();
    await lake.client.create({ _id: 'd6', _type: 'page' });
    expect(new Set([(await socket.next()).id, (await socket.next()).id])).toEqual(new Set([6, 9]));
    socket.close();
  });

  it('forwards rejections and opens nothing but event streams', async () => {
    const socket = await open('/lake/tunnel');
    socket.send({ id: 1, open: listen('*').replace('production', 'elsewhere') });
    expect(await socket.next()).toMatchObject({ id: 1, status: 404 });
    expect(await socket.next()).toMatchObject({ id: 1, chunk: expect.stringContaining('not found') });
    expect(await socket.next()).toEqual({ id: 1, end: true });
    socket.send({ id: 2, open: '/lake/v1/users/me' });
    expect(await socket.closed).toBe(4000);
  });
});
