import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTENT_WEBHOOK } from '@forecourt/schemas/webhook';
import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { afterEach, describe, expect, it } from 'vitest';
import { CHANGES_PENDING } from '../../service.ts';
import { start } from '../service.ts';
import { type TestLake, testLake } from '../testing/lake.ts';
import { retryDelay } from './worker.ts';

const SECRET = 'the secret of the webhook';

interface ReceivedRequest {
  headers: IncomingHttpHeaders;
  body: string;
}

class Receiver {
  readonly all: ReceivedRequest[] = [];
  /** status codes of the next responses; 200 once the list is empty */
  statuses: number[] = [];
  /** documents whose deliveries get a response only once their promise resolves */
  readonly holds = new Map<string, Promise<void>>();
  readonly #server: Server;
  #waiting: (() => void)[] = [];

  constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        this.all.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
        const hold = this.holds.get(String(request.headers['sanity-document-id']));
        const respond = () => response.writeHead(this.statuses.shift() ?? 200).end();
        if (hold) void hold.then(respond);
        else respond();
        for (const wake of this.#waiting.splice(0)) wake();
      });
    });
  }

  async open(port = 0): Promise<string> {
    this.#server.listen(port, 'localhost');
    await new Promise((resolve) => this.#server.once('listening', resolve));
    return `http://localhost:${this.port}/hook`;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async received(count: number): Promise<ReceivedRequest[]> {
    while (this.all.length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.all;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }
}

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function setUp(hook: { filter?: string; projection?: string; includeDrafts?: boolean } = {}) {
  const receiver = new Receiver();
  const url = await receiver.open();
  const lake = await testLake({ webhooks: [{ url, secret: SECRET, ...hook }] });
  closing.push(
    () => receiver.close(),
    () => lake.close(),
  );
  return { receiver, lake };
}

const publish = (lake: TestLake, id: string, fields: object) =>
  lake.client.createOrReplace({ _id: id, _type: 'page', ...fields });

describe('webhooks', () => {
  it('send the projection of a published change, signed as @sanity/webhook checks it', async () => {
    const { receiver, lake } = await setUp({
      filter: '_type == "page"',
      projection:
        '{_id, "slug": slug.current, "was": before().slug.current, "op": delta::operation(), "site": site->title}',
    });
    await lake.client.create({ _id: 'site', _type: 'site', title: 'Harbour' });
    const site = { _type: 'reference', _ref: 'site' };
    const created = await publish(lake, 'p', { slug: { current: 'one' }, site });
    await receiver.received(1);
    await publish(lake, 'p', { slug: { current: 'two' } });
    await receiver.received(2);
    await lake.client.delete('p');
    const all = await receiver.received(3);
    expect(all.map(({ body }) => JSON.parse(body))).toEqual([
      { _id: 'p', slug: 'one', was: null, op: 'create', site: 'Harbour' },
      { _id: 'p', slug: 'two', was: 'one', op: 'update', site: null },
      { _id: 'p', slug: 'two', was: 'two', op: 'delete', site: null },
    ]);
    for (const { headers, body } of all) {
      expect(await isValidSignature(body, String(headers[SIGNATURE_HEADER_NAME]), SECRET)).toBe(true);
      expect(await isValidSignature(`${body} `, String(headers[SIGNATURE_HEADER_NAME]), SECRET)).toBe(false);
    }
    expect(all[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'sanity-operation': 'create',
      'sanity-document-id': 'p',
      'sanity-dataset': 'production',
      'sanity-project-id': 'forecourt',
      'sanity-transaction-id': created._rev,
      'idempotency-key': expect.any(String),
    });
  });

  it('skip drafts and documents outside the filter', async () => {
    const { receiver, lake } = await setUp({ filter: '_type == "page" && delta::changedAny(title)' });
    await publish(lake, 'drafts.p', { title: 'Draft' });
    await lake.client.create({ _id: 'o', _type: 'offer', title: 'Offer' });
    await publish(lake, 'p', { title: 'One' });
    await receiver.received(1);
    await lake.client.patch('p').set({ other: 1 }).commit();
    await lake.client.patch('p').set({ title: 'Two' }).commit();
    const all = await receiver.received(2);
    expect(all.map(({ body }) => JSON.parse(body))).toMatchObject([
      { _id: 'p', title: 'One' },
      { _id: 'p', title: 'Two', other: 1 },
    ]);
  });

  it('include drafts on request', async () => {
    const { receiver, lake } = await setUp({ includeDrafts: true, projection: '{_id}' });
    await publish(lake, 'drafts.p', {});
    expect((await receiver.received(1))[0]?.body).toBe('{"_id":"drafts.p"}');
  });

  it('retry with the same key and a new signature, in order per document', async () => {
    const { receiver, lake } = await setUp({ projection: '{n}' });
    receiver.statuses = [500, 503];
    await publish(lake, 'p', { n: 1 });
    await publish(lake, 'p', { n: 2 });
    const all = await receiver.received(4);
    expect(all.map(({ body }) => JSON.parse(body).n)).toEqual([1, 1, 1, 2]);
    const keys = all.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
    expect(new Set(all.map(({ headers }) => headers[SIGNATURE_HEADER_NAME])).size).toBe(4);
  });

  it('of one document do not wait for others', async () => {
    const { receiver, lake } = await setUp({ projection: '{_id, n}' });
    let respond = () => {};
    receiver.holds.set('slow', new Promise((resolve) => (respond = resolve)));
    await publish(lake, 'slow', { n: 1 });
    await receiver.received(1);
    await publish(lake, 'slow', { n: 2 });
    await publish(lake, 'quick', { n: 3 });
    const bodies = (await receiver.received(2)).map(({ body }) => JSON.parse(body));
    expect(bodies).toEqual([
      { _id: 'slow', n: 1 },
      { _id: 'quick', n: 3 },
    ]);
    respond();
    expect(JSON.parse((await receiver.received(3))[2]?.body ?? '')).toEqual({ _id: 'slow', n: 2 });
  });

  it('of the storefront include the former address of a deleted document', async () => {
    const { receiver, lake } = await setUp(CONTENT_WEBHOOK);
    await lake.client.create({ _id: 'site', _type: 'site', slug: { current: 'harbour' } });
    const sites = [{ _type: 'reference', _ref: 'site', _key: 'a' }];
    await lake.client.create({ _id: 'offer', _type: 'offer', sites });
    await lake.client.delete('offer');
    const bodies = (await receiver.received(3)).map(({ body }) => JSON.parse(body));
    const of = (operation: string) =>
      bodies.find((body) => body._id === 'offer' && body.operation === operation);
    expect(of('create')).toMatchObject({ sites: ['harbour'] });
    expect(of('delete')).toMatchObject({ previousSites: ['harbour'] });
  });

  it('do not repeat what the receiver rejects', async () => {
    const { receiver, lake } = await setUp({ projection: '{_id}' });
    receiver.statuses = [404];
    await publish(lake, 'refused', {});
    await publish(lake, 'next', {});
    const all = await receiver.received(2);
    expect(all.map(({ body }) => JSON.parse(body)._id)).toEqual(['refused', 'next']);
  });

  it('are kept while the receiver is down and the lake restarts', async () => {
    const { receiver, lake } = await setUp({ projection: '{n}' });
    const { port } = receiver;
    await receiver.close();
    for (const n of [1, 2, 3]) await publish(lake, `p${n}`, { n });
    expect((await lake.service.health()).detail).toBe(`3 documents, 3 ${CHANGES_PENDING}`);
    await lake.service.stop();
    const again = new Receiver();
    await again.open(port);
    const service = await start(lake.options);
    closing.push(
      () => again.close(),
      () => service.stop(),
    );
    const bodies = (await again.received(3)).map(({ body }) => JSON.parse(body).n);
    expect(new Set(bodies)).toEqual(new Set([1, 2, 3]));
    await expect.poll(async () => (await service.health()).detail).toBe('3 documents');
    closing.splice(1, 1);
  });

  it('wait longer after each attempt, up to a minute', () => {
    expect([0, 1, 2, 3, 20].map(retryDelay)).toEqual([500, 1000, 2000, 4000, 60_000]);
  });
});
