import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MailSite } from '@forecourt/lib/messaging/mail/mail-site.server';
import type { Mail } from '@forecourt/lib/messaging/mail/transport.server';
import { createApiKey, revokeApiKey } from '@forecourt/lib/operations/api-keys/api-keys.server';
import { collectWebhookEvents } from '@forecourt/lib/operations/webhooks/changes.server';
import {
  deliverNextEvent,
  type WebhookStep,
  type WebhookTools,
} from '@forecourt/lib/operations/webhooks/deliver.server';
import { reportDisabledWebhooks } from '@forecourt/lib/operations/webhooks/report-disabled.server';
import { webhookHeaders, webhookSecret } from '@forecourt/lib/operations/webhooks/signature';
import { startWebhooks } from '@forecourt/lib/operations/webhooks/start.server';
import type { WebhookTopic } from '@forecourt/lib/operations/webhooks/webhook-event';
import {
  changeWebhook,
  createWebhook,
  listDeliveries,
  listWebhooks,
  replaceSecret,
  resendEvent,
} from '@forecourt/lib/operations/webhooks/webhooks.server';
import { PUBLIC_HTTPS } from '@forecourt/lib/platform/network/post-outside.server';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import type { VehicleInput } from '@forecourt/lib/vehicle/vehicle';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAIL_SITE, readerOf, store, submission } from '../lead/testing.ts';
import { type Counter, insertVehicle, openCounter, started } from '../reservations/testing/counter.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const MASTER = 'a master secret of thirty-two characters';
const OPEN = { isAllowedUrl: () => true, isAllowedAddress: () => true, patienceMs: 500 };
const WAIT = { timeout: 20_000, interval: 20 };

interface Received {
  headers: IncomingHttpHeaders;
  text: string;
  event: { type: string; timestamp: string; data: Record<string, unknown> };
}

let counter: Counter;
const servers: Server[] = [];
const open: { stop(): Promise<void> }[] = [];
let setAside: Error[] = [];
let reports: { stage: WebhookStep; error: unknown }[] = [];
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.close());
beforeEach(async () => {
  reports = [];
  setAside = [];
  await counter.clear();
  await counter.pool.query(
    'truncate leads, lead_deliveries, mail_deliveries, api_keys, webhook_changes, webhook_cars restart identity cascade',
  );
});
afterEach(async () => {
  for (const each of open.splice(0)) await each.stop();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const site: MailSite = MAIL_SITE;
const tools: WebhookTools = {
  site: async (slug) => (slug === 'sample' ? site : null),
  secret: MASTER,
  reach: OPEN,
  // Tests end the delay with `skipBackoff`.
  backoff: { firstMs: 60_000, longestMs: 60_000, attempts: 80 },
};

/** Starts a receiver. `answer` decides its response; by default it accepts. */
async function receiver(answer: (response: ServerResponse, received: Received[]) => void = (r) => r.end()) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    received.push({ headers: request.headers, text, event: JSON.parse(text) });
    answer(response, received);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`, received };
}

async function newKey(scopes: ('stock' | 'leads')[] = ['stock', 'leads']) {
  const request = { site: 'sample', name: 'CRM', scopes, perMinute: 60, perDay: 1_000 };
  const created = await createApiKey(counter.pool, request, 'uadmin');
  if (!created) throw new Error('no key was created');
  return created.id;
}

async function newWebhook(url: string, topics: WebhookTopic[] = ['stock', 'price'], key?: string) {
  const apiKeyId = key ?? (await newKey());
  const created = await createWebhook(counter.pool, { site: 'sample', apiKeyId, url, topics }, 'uadmin');
  if (typeof created === 'string') throw new Error(created);
  await collect();
  return created.id;
}

const collect = async () => {
  for (let count: number | 'busy' = 1; count !== 0; )
    count = await collectWebhookEvents(counter.pool, tools.site, (error) => setAside.push(error));
};
/** Makes and sends all events that are due. */
async function deliverAll(more: Partial<WebhookTools> = {}) {
  await collect();
  while (await deliverNextEvent(counter.pool, { ...tools, ...more }, (problem) => reports.push(problem)));
}
/** Makes everything due that waits for a retry. */
const skipBackoff = () =>
  counter.pool.query(
    `with deliveries as (update webhook_deliveries set next_attempt_at = now())
     update webhook_endpoints set retry_at = now()`,
  );
/** Changes a vehicle as an import does. */
async function change(id: string, facts: Partial<VehicleInput>) {
  await counter.pool.query(
    `with written as (
       update cars set updated_at = now(), record = record || $2::jsonb, status = coalesce($2::jsonb->>'status', status),
              show_on_dealer_website = coalesce(($2::jsonb->>'show_on_dealer_website')::boolean, show_on_dealer_website),
              dealership_id = coalesce($2::jsonb->>'dealership_id', dealership_id)
       where id = $1 returning id, slug, dealership_id)
     insert into stock_outbox (car_id, slug, dealership_id) select id, slug, dealership_id from written`,
    [id, JSON.stringify(facts)],
  );
}
async function addCar(facts: Partial<VehicleInput> = {}) {
  const vehicle = await counter.addCar(facts);
  await change(vehicle.id, {});
  await collect();
  return vehicle;
}
/** Returns a generator of numbers from 0 to 1 that repeats itself (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
function pick<Item>(random: () => number, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
const typesOf = (received: readonly Received[]) => received.map(({ event }) => event.type);
const vehicleIn = (entry: Received | undefined) => entry?.event.data.vehicle as Record<string, unknown>;
const logOf = async (id: string) =>
  (await listDeliveries(counter.pool, { site: 'sample', id }, null))?.deliveries ?? [];

describe('events of stock', () => {
  test('a new address learns of changes, not of the stock that exists', async () => {
    const car = await counter.addCar();
    const hook = await receiver();
    await newWebhook(hook.url);
    await deliverAll();
    expect(hook.received).toEqual([]);

    const added = await addCar();
    await change(car.id, { price: 27_000 });
    await deliverAll();
    expect(typesOf(hook.received).toSorted()).toEqual([
      'vehicle.added',
      'vehicle.price_changed',
      'vehicle.updated',
    ]);
    const price = hook.received.find(({ event }) => event.type === 'vehicle.price_changed');
    expect(price?.event.data).toMatchObject({ site: 'sample', priceWas: car.price });
    expect(vehicleIn(price)).toMatchObject({
      id: car.id,
      price: 27_000,
      availability: 'for_sale',
      url: `http://sample.localhost:3000/cars/${car.slug}`,
    });
    expect(hook.received.map((entry) => vehicleIn(entry).id)).toContain(added.id);
  });

  test('a change that touches nothing is no event', async () => {
    const car = await counter.addCar();
    const hook = await receiver();
    await newWebhook(hook.url);
    await change(car.id, {});
    await deliverAll();
    expect(hook.received).toEqual([]);
  });

  test('a sold, hidden or moved vehicle is removed, and added when it comes back', async () => {
    const [sold, hidden, moved] = [await counter.addCar(), await counter.addCar(), await counter.addCar()];
    const hook = await receiver();
    await newWebhook(hook.url, ['stock']);
    await change(sold.id, { status: 'sold' });
    await change(hidden.id, { show_on_dealer_website: false });
    await change(moved.id, { dealership_id: 'another-dealer' });
    await deliverAll();
    expect(typesOf(hook.received)).toEqual(['vehicle.removed', 'vehicle.removed', 'vehicle.removed']);
    expect(hook.received.map((entry) => vehicleIn(entry).availability)).toEqual([
      'sold',
      'not_for_sale',
      'not_for_sale',
    ]);
    await change(sold.id, { status: 'in_stock' });
    await deliverAll();
    expect(typesOf(hook.received).at(-1)).toBe('vehicle.added');
  });

  test('a hold and its end are updates', async () => {
    const car = await counter.addCar();
    const hook = await receiver();
    await newWebhook(hook.url, ['stock']);
    const reservation = started(await counter.start(car));
    await deliverAll();
    expect(vehicleIn(hook.received.at(-1))).toMatchObject({ availability: 'on_hold' });
    await counter.pool.query("update reservations set status = 'cancelled' where reference = $1", [
      reservation.reference,
    ]);
    await change(car.id, {});
    await deliverAll();
    expect(vehicleIn(hook.received.at(-1))).toMatchObject({ availability: 'for_sale' });
  });

  test('a webhook for stock beside one for leads learns of no earlier changes', async () => {
    const hook = await receiver();
    const first = await newWebhook(hook.url, ['stock']);
    await counter.addCar();
    await changeWebhook(counter.pool, { site: 'sample', id: first }, 'delete');
    const car = await counter.addCar();
    await newWebhook(hook.url, ['lead']);
    await newWebhook(hook.url, ['stock']);
    await deliverAll();
    expect(hook.received).toEqual([]);
    await change(car.id, { km: 5 });
    await deliverAll();
    expect(typesOf(hook.received)).toEqual(['vehicle.updated']);
  });

  test('a record that is not a vehicle stops no other event', async () => {
    const [broken, car] = [await counter.addCar(), await counter.addCar()];
    const hook = await receiver();
    await newWebhook(hook.url, ['stock']);
    await counter.pool.query(`update cars set record = record || '{"make": 7}' where id = $1`, [broken.id]);
    await change(broken.id, {});
    await change(car.id, { km: 5 });
    await deliverAll();
    expect(hook.received.map((entry) => vehicleIn(entry).id)).toEqual([car.id]);
    expect(setAside.map(({ message }) => message)).toEqual([`vehicle ${broken.id} is not valid`]);
  });

  test('cents are no change of the price', async () => {
    const car = await counter.addCar({ price: 27_990.5 });
    const hook = await receiver();
    await newWebhook(hook.url, ['price']);
    await change(car.id, { km: 5 });
    await deliverAll();
    expect(hook.received).toEqual([]);
  });

  test('events are made while an import runs', async () => {
    const hook = await receiver();
    await newWebhook(hook.url, ['stock']);
    const connection = await counter.pool.connect();
    await connection.query('begin');
    // The lock of an import (lib/inventory/stock/importing/known-vehicles.server.ts).
    await connection.query('select pg_advisory_xact_lock(7340031)');
    await change((await counter.addCar()).id, {});
    expect(await collectWebhookEvents(counter.pool, tools.site, (error) => setAside.push(error))).toBe(1);
    await connection.query('rollback');
    connection.release();
  });

  test('a vehicle of another site’s dealership is no event', async () => {
    const hook = await receiver();
    await newWebhook(hook.url);
    await insertVehicle(
      counter.pool,
      sampleVehicle({ id: 'foreign', slug: 'foreign', stocknum: 'F1', dealership_id: 'another-dealer' }),
    );
    await change('foreign', {});
    await deliverAll();
    expect(hook.received).toEqual([]);
  });
});

describe('events of shoppers', () => {
  test('a lead, its change and its status are sent in order, with contact details', async () => {
    const hook = await receiver();
    await newWebhook(hook.url, ['lead']);
    const lead = submission();
    const { id } = await store(counter.pool, lead);
    await deliverAll();
    await store(counter.pool, { ...lead, values: { ...lead.values, message: 'Never mind.' } });
    await deliverAll();
    await counter.pool.query("update leads set status = 'contacted' where id = $1", [id]);
    await deliverAll();
    expect(typesOf(hook.received)).toEqual(['lead.created', 'lead.updated', 'lead.updated']);
    expect(hook.received.map(({ event }) => event.data.lead)).toMatchObject([
      { id, customer: { name: 'Kim Nguyen', email: 'kim@shopper.example' }, status: 'new' },
      { id, message: 'Never mind.' },
      { id, status: 'contacted' },
    ]);
    const { rows } = await counter.pool.query('select facts::text as facts from webhook_deliveries');
    for (const { facts } of rows) expect(facts).not.toMatch(/Nguyen|shopper/);
  });

  test('suspected spam and an unfinished form are not sent yet', async () => {
    const hook = await receiver();
    await newWebhook(hook.url, ['lead']);
    await store(counter.pool, submission({ trap: 'x' }));
    await store(counter.pool, submission({ isLastStep: false }));
    await deliverAll();
    expect(hook.received).toEqual([]);
  });

  test('a deleted lead is not sent', async () => {
    const hook = await receiver();
    const webhook = await newWebhook(hook.url, ['lead']);
    await store(counter.pool, submission());
    await collect();
    await counter.pool.query('delete from leads');
    await deliverAll();
    expect(hook.received).toEqual([]);
    expect(await logOf(webhook)).toMatchObject([{ state: 'needless' }]);
  });

  test('each step of a reservation is sent once, in order', async () => {
    const hook = await receiver();
    await newWebhook(hook.url, ['reservation']);
    const reservation = started(await counter.start(await counter.addCar()));
    await counter.pool.query(
      `with moved as (update reservations set status = 'paid', paid_at = now(), paid_cents = amount_cents returning id)
       insert into reservation_transitions (reservation_id, from_status, to_status, event, actor)
       select id, 'held', 'paid', 'pay', 'stripe' from moved`,
    );
    await deliverAll();
    expect(typesOf(hook.received)).toEqual(['reservation.created', 'reservation.updated']);
    expect(hook.received.map(({ event }) => event.data.reservation)).toMatchObject([
      {
        reference: reservation.reference,
        status: 'held',
        from: null,
        customer: { name: expect.any(String) },
      },
      { reference: reservation.reference, status: 'paid', from: 'held', fee: 200, paid: 200 },
    ]);
  });

  test('an address without the scope of shoppers receives none of them', async () => {
    const hook = await receiver();
    const key = await newKey(['stock']);
    const request = { site: 'sample', apiKeyId: key, url: hook.url };
    expect(await createWebhook(counter.pool, { ...request, topics: ['lead'] }, 'uadmin')).toBe('no_key');
    expect(
      await createWebhook(counter.pool, { ...request, topics: ['stock', 'reservation'] }, 'uadmin'),
    ).toBe('no_key');
    await newWebhook(hook.url, ['stock'], key);
    await store(counter.pool, submission());
    await deliverAll();
    expect(hook.received).toEqual([]);
  });
});

describe('a message', () => {
  test('is signed as Standard Webhooks require, for a while with the replaced secret too', async () => {
    const hook = await receiver();
    const id = await newWebhook(hook.url);
    await addCar();
    await deliverAll();
    const signatureOf = ({ headers, text }: Received, number: number) =>
      webhookHeaders(
        { id: String(headers['webhook-id']), body: text },
        [webhookSecret(MASTER, { id, number })],
        Number(headers['webhook-timestamp']),
      )['webhook-signature'];
    const [first] = hook.received as [Received];
    expect(first.headers['webhook-signature']).toBe(signatureOf(first, 1));
    expect(await replaceSecret(counter.pool, { site: 'sample', id })).toBe(2);
    await addCar();
    await deliverAll();
    const second = hook.received.at(-1) as Received;
    expect(second.headers['webhook-signature']).toBe(`${signatureOf(second, 2)} ${signatureOf(second, 1)}`);
  });

  test('goes to public https addresses only', async () => {
    const hook = await receiver();
    const webhook = await newWebhook(hook.url);
    await addCar();
    await deliverAll({ reach: PUBLIC_HTTPS });
    expect(hook.received).toEqual([]);
    expect(await logOf(webhook)).toMatchObject([{ state: 'waiting', problem: 'the address is not allowed' }]);
  });

  test('is not sent without a secret to sign it', async () => {
    const hook = await receiver();
    const webhook = await newWebhook(hook.url);
    await addCar();
    await deliverAll({ secret: null });
    expect(hook.received).toEqual([]);
    expect(await logOf(webhook)).toMatchObject([{ problem: 'LEAD_CHANNEL_SECRET is not set' }]);
  });
});

describe('a receiver that is down', () => {
  test('gets everything afterwards, once and in order for each vehicle', async () => {
    let isUp = false;
    const hook = await receiver((response) => response.writeHead(isUp ? 204 : 503).end());
    await newWebhook(hook.url, ['price']);
    const cars = [await addCar(), await addCar()];
    for (const price of [20_000, 21_000, 22_000])
      for (const { id } of cars) {
        await change(id, { price });
        await deliverAll();
        await skipBackoff();
      }
    isUp = true;
    const before = hook.received.length;
    expect(before).toBeGreaterThan(0);
    await vi.waitFor(async () => {
      await skipBackoff();
      await deliverAll();
      expect((await listWebhooks(counter.pool, 'sample'))[0]?.waiting).toBe(0);
    }, WAIT);
    const accepted = hook.received.slice(before);
    for (const { id } of cars)
      expect(
        accepted.filter((entry) => vehicleIn(entry).id === id).map((entry) => vehicleIn(entry).price),
      ).toEqual([20_000, 21_000, 22_000]);
    expect(new Set(accepted.map(({ headers }) => headers['webhook-id'])).size).toBe(accepted.length);
    expect(await listWebhooks(counter.pool, 'sample')).toMatchObject([{ failingSince: null }]);
  });

  test('pauses only itself', async () => {
    const down = await receiver((response) => response.writeHead(500).end());
    const up = await receiver();
    await newWebhook(down.url);
    await newWebhook(up.url);
    for (let count = 0; count < 3; count += 1) await addCar();
    await deliverAll();
    expect([down.received.length, up.received.length]).toEqual([1, 3]);
  });

  test('and slow takes two places at most', async () => {
    const slow: ServerResponse[] = [];
    const hook = await receiver((response) => void slow.push(response));
    await newWebhook(hook.url);
    for (let count = 0; count < 5; count += 1) await addCar();
    const up = await receiver();
    await newWebhook(up.url);
    await addCar();
    await collect();
    const patient = { ...tools, reach: { ...OPEN, patienceMs: 20_000 } };
    const deliver = () => deliverNextEvent(counter.pool, patient, (problem) => reports.push(problem));
    const found: boolean[] = [];
    const sending = Array.from({ length: 6 }, async () => void found.push(await deliver()));
    // The last to start looks for events after the others: it must have found none before a place is free.
    await vi.waitFor(() => expect(found.toSorted()).toEqual([false, false, false, true]), WAIT);
    await vi.waitFor(() => expect([slow.length, up.received.length]).toEqual([2, 1]), WAIT);
    for (const response of slow) response.end();
    await Promise.all(sending);
    expect(found.filter(Boolean)).toHaveLength(3);
  });

  test('an event that cannot be read is retried later, while others are sent', async () => {
    const hook = await receiver();
    const webhook = await newWebhook(hook.url, ['stock', 'lead']);
    await store(counter.pool, submission());
    await collect();
    await addCar();
    await deliverAll({ site: async () => null });
    expect(typesOf(hook.received)).toEqual(['vehicle.added']);
    expect(await logOf(webhook)).toMatchObject([
      { type: 'vehicle.added', state: 'sent' },
      { type: 'lead.created', state: 'waiting', attempts: 1, problem: 'the event could not be read' },
    ]);
    await skipBackoff();
    await deliverAll();
    expect(typesOf(hook.received)).toEqual(['vehicle.added', 'lead.created']);
  });

  test('a refused event is retried with the same id, while other vehicles’ events are sent', async () => {
    const car = await counter.addCar();
    const hook = await receiver((response, received) =>
      response.writeHead(vehicleIn(received.at(-1)).id === car.id ? 422 : 200).end(),
    );
    const webhook = await newWebhook(hook.url, ['stock']);
    await change(car.id, { km: 5 });
    await addCar();
    const backoff = { firstMs: 60_000, longestMs: 60_000, attempts: 2 };
    await deliverAll({ backoff });
    expect(typesOf(hook.received)).toEqual(['vehicle.updated', 'vehicle.added']);
    await skipBackoff();
    await deliverAll({ backoff });
    const refused = hook.received.filter(({ event }) => event.type === 'vehicle.updated');
    expect(refused.map(({ headers }) => headers['webhook-id'])).toEqual([
      refused[0]?.headers['webhook-id'],
      refused[0]?.headers['webhook-id'],
    ]);
    expect(await logOf(webhook)).toMatchObject([
      { type: 'vehicle.added', state: 'sent' },
      { type: 'vehicle.updated', state: 'dead', attempts: 2, problem: 'answered 422' },
    ]);
  });

  test('is disabled after three days, and administrators get one mail', async () => {
    const hook = await receiver((response) => response.writeHead(500).end());
    const id = await newWebhook(hook.url);
    await addCar();
    await deliverAll();
    await skipBackoff();
    expect(await listWebhooks(counter.pool, 'sample')).toMatchObject([{ disabledReason: null, waiting: 1 }]);
    await counter.pool.query("update webhook_endpoints set failing_since = now() - interval '73 hours'");
    await deliverAll();
    expect(await listWebhooks(counter.pool, 'sample')).toMatchObject([
      { disabledReason: 'failures', waiting: 0 },
    ]);
    expect(reports.at(-1)?.stage).toBe('dead');
    const mails: Mail[] = [];
    const report = () =>
      reportDisabledWebhooks(counter.pool, {
        reader: readerOf(site),
        sender: { send: async (mail) => void mails.push(mail), close: () => {} },
        mailDomain: 'forecourt.example',
        administrators: async () => ['admin@dealer.example'],
        report: (error) => {
          throw error;
        },
      });
    await report();
    await report();
    expect(mails).toMatchObject([
      {
        to: ['admin@dealer.example'],
        subject: 'The webhook of CRM is disabled',
        name: 'staff.webhookDisabled',
      },
    ]);
    expect(mails[0]?.text).toContain(hook.url);

    // Enabled again, it receives what was given up, and learns of what it missed.
    const car = await addCar();
    await deliverAll();
    await changeWebhook(counter.pool, { site: 'sample', id }, 'enable');
    await collect();
    expect(await logOf(id)).toMatchObject([
      { type: 'vehicle.added', subject: `vehicle:${car.id}`, state: 'waiting' },
      { type: 'vehicle.added', state: 'waiting', problem: null },
    ]);
  });

  test('learns of what another receiver got while it was disabled, once', async () => {
    const [one, other] = [await receiver(), await receiver()];
    const id = await newWebhook(one.url, ['stock']);
    await newWebhook(other.url, ['stock']);
    const [changed, sold, same] = [await addCar(), await addCar(), await addCar()];
    await deliverAll();
    const before = one.received.length;
    await changeWebhook(counter.pool, { site: 'sample', id }, 'disable');
    await change(changed.id, { km: 5 });
    await change(sold.id, { status: 'sold' });
    await deliverAll();
    await changeWebhook(counter.pool, { site: 'sample', id }, 'enable');
    await deliverAll();
    const missed = one.received.slice(before).map((entry) => [entry.event.type, vehicleIn(entry).id]);
    expect(missed.toSorted()).toEqual([
      ['vehicle.removed', sold.id],
      ['vehicle.updated', changed.id],
    ]);
    expect(other.received.filter((entry) => vehicleIn(entry).id === changed.id)).toHaveLength(2);
    expect(other.received.filter((entry) => vehicleIn(entry).id === same.id)).toHaveLength(1);
  });

  test('is disabled at once when it answers that it is gone', async () => {
    const hook = await receiver((response) => response.writeHead(410).end());
    await newWebhook(hook.url);
    await addCar();
    await deliverAll();
    expect(await listWebhooks(counter.pool, 'sample')).toMatchObject([
      { disabledReason: 'gone', waiting: 0 },
    ]);
  });
});

describe('the log', () => {
  test('an event is sent again with its id, and only by its own site', async () => {
    const hook = await receiver();
    const id = await newWebhook(hook.url);
    await addCar();
    await deliverAll();
    const [delivery] = await logOf(id);
    const number = Number(delivery?.id);
    expect(await resendEvent(counter.pool, { site: 'other', delivery: number })).toBe(false);
    expect(await resendEvent(counter.pool, { site: 'sample', delivery: number })).toBe(true);
    await deliverAll();
    expect(hook.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      delivery?.eventId,
      delivery?.eventId,
    ]);
    expect(await listDeliveries(counter.pool, { site: 'other', id }, null)).toBeNull();
  });

  test('a test event reaches its webhook only', async () => {
    const [one, other] = [await receiver(), await receiver()];
    const id = await newWebhook(one.url);
    await newWebhook(other.url);
    expect(await changeWebhook(counter.pool, { site: 'sample', id }, 'test')).toBe(true);
    await deliverAll();
    expect(typesOf(one.received)).toEqual(['webhook.test']);
    expect(other.received).toEqual([]);
  });
});

test('a revoked key stops its webhooks', async () => {
  const hook = await receiver();
  const key = await newKey();
  const id = await newWebhook(hook.url, ['stock'], key);
  await addCar();
  await collect();
  await revokeApiKey(counter.pool, { site: 'sample', id: key }, 'uadmin');
  await deliverAll();
  expect(hook.received).toEqual([]);
  expect(await listWebhooks(counter.pool, 'sample')).toEqual([]);
  const [delivery] = await logOf(id);
  expect(delivery).toMatchObject({ state: 'dead', problem: 'the key was revoked' });
  expect(await changeWebhook(counter.pool, { site: 'sample', id }, 'enable')).toBe(false);
  expect(await resendEvent(counter.pool, { site: 'sample', delivery: Number(delivery?.id) })).toBe(false);
  // Without an enabled address, triggers note nothing.
  await change((await counter.addCar()).id, {});
  const { rows } = await counter.pool.query("select from webhook_changes where kind = 'vehicle'");
  expect(rows).toEqual([]);
});

test('after random changes and failures a receiver knows exactly what the site lists', async () => {
  const random = seeded(20_261_130);
  const hook = await receiver((response) => response.writeHead(random() < 0.4 ? 503 : 200).end());
  await newWebhook(hook.url, ['stock']);
  const cars: { id: string }[] = [];
  for (let count = 0; count < 8; count += 1) cars.push(await addCar());
  const facts = (): Partial<VehicleInput> =>
    pick(random, [
      { price: 20_000 + Math.floor(random() * 5) * 1_000 },
      { km: Math.floor(random() * 3) * 10_000 },
      { status: pick(random, ['in_stock', 'sold', 'in_stock', 'coming_soon']) },
      { show_on_dealer_website: random() < 0.7 },
      { dealership_id: pick(random, ['sample-dealer', 'sample-dealer', 'another-dealer']) },
    ]);
  for (let count = 0; count < 150; count += 1) {
    await change(pick(random, cars).id, facts());
    if (random() < 0.5) await deliverAll();
    if (random() < 0.5) await skipBackoff();
  }
  await vi.waitFor(async () => {
    await skipBackoff();
    await deliverAll();
    expect((await listWebhooks(counter.pool, 'sample'))[0]?.waiting).toBe(0);
  }, WAIT);

  // The receiver answers at random, so the last attempt of each event is the accepted one.
  const accepted = new Map(hook.received.map((entry) => [entry.headers['webhook-id'], entry]));
  const { rows: order } = await counter.pool.query<{ id: string }>(
    'select event_id as id from webhook_deliveries order by webhook_deliveries.id',
  );
  const known = new Map<unknown, unknown>();
  for (const { id } of order) {
    const entry = accepted.get(id);
    const vehicle = vehicleIn(entry);
    if (entry?.event.type === 'vehicle.removed') known.delete(vehicle.id);
    else known.set(vehicle.id, [vehicle.price, vehicle.kilometres, vehicle.availability]);
  }
  const { rows } = await counter.pool.query(
    `select id, (record->>'price')::int as price, (record->>'km')::int as km, status from cars
     where show_on_dealer_website and status in ('in_stock', 'coming_soon') and dealership_id = 'sample-dealer'`,
  );
  const listed = rows.map(({ id, price, km, status }) => [
    id,
    [price, km, status === 'coming_soon' ? 'coming_soon' : 'for_sale'],
  ]);
  expect([...known].toSorted()).toEqual(listed.toSorted());
});

test('two workers deliver each event once and in order', async () => {
  const hook = await receiver();
  await newWebhook(hook.url, ['price']);
  const car = await addCar();
  const context = {
    databaseUrl: counter.database.databaseUrl,
    pool: counter.pool,
    report: (problem: { stage: WebhookStep; error: unknown }) => void reports.push(problem),
  };
  open.push(await startWebhooks(context, tools), await startWebhooks(context, tools));
  const prices = Array.from({ length: 12 }, (_, index) => 20_000 + index);
  for (const [index, price] of prices.entries()) {
    await change(car.id, { price });
    // Changes within one round are one event, so each price waits for the former.
    await vi.waitFor(() => expect(hook.received.length).toBeGreaterThanOrEqual(index + 1), WAIT);
  }
  expect(hook.received.map((entry) => vehicleIn(entry).price)).toEqual(prices);
  expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(prices.length);
  expect(reports).toEqual([]);
});
