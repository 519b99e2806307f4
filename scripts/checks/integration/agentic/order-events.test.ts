import { deadLetters, retryDeadLetter } from '@forecourt/lib/operations/worker/dead-letters.server';
import { type OrderDelivery, sendNextOrderEvent } from '@forecourt/lib/payments/agentic/order-outbox.server';
import { publishedOrder } from '@forecourt/lib/payments/agentic/testing/published';
import { reconcile } from '@forecourt/lib/payments/reservation/reconcile.server';
import { takeStaffStep } from '@forecourt/lib/payments/reservation/staff.server';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listen } from '../../../emulators/listen.ts';
import { agentPlatform } from '../../../emulators/partners/agent-platform/routes.ts';
import { grantToken } from '../../../emulators/payments/testing/granted-tokens.ts';
import { SECRET } from '../reservations/testing/shopper.ts';
import { type AgentCounter, openAgentCounter, PLATFORM } from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const WEBHOOK_SECRET = 'w'.repeat(40);
const PATH = '/agentic_checkout/webhooks/order_events';

let counter: AgentCounter;
let receiver: Awaited<ReturnType<typeof listen>>;
let status: number | null;
beforeAll(async () => {
  counter = await openAgentCounter();
});
afterAll(() => counter.close());
beforeEach(async () => {
  await counter.clear();
  status = null;
  const app = new Hono()
    .use(async (_, next) => (status === null ? next() : new Response(null, { status })))
    .route('/', agentPlatform(WEBHOOK_SECRET));
  receiver = await listen(app.fetch, 0);
  return () => receiver.close();
});

const delivery = (secret = WEBHOOK_SECRET): OrderDelivery => ({
  platforms: [
    {
      id: PLATFORM,
      name: 'ChatGPT',
      token: 't'.repeat(40),
      webhook: { url: `${receiver.url}${PATH}`, secret },
    },
  ],
  siteUrl: async () => 'https://sample.example',
  secret: SECRET,
  backoff: { firstMs: 0, longestMs: 0, attempts: 3 },
});
async function sendAll(options = delivery()): Promise<unknown[]> {
  const problems: unknown[] = [];
  for (let events = 0; events < 20; events++)
    if (!(await sendNextOrderEvent(counter.pool, options, ({ error }) => problems.push(error)))) break;
  return problems;
}
const received = async () => (await fetch(`${receiver.url}${PATH}`)).json();
const states = async () =>
  (await counter.pool.query('select state from agent_order_events order by id')).rows.map(
    ({ state }) => state,
  );
const reserve = async () => {
  const id = await counter.open(await counter.addCar());
  const { reservation } = await counter.complete(id, await grantToken(counter.stripe));
  return { id, reference: reservation?.reference ?? '' };
};
const refund = async (reference: string) => {
  await takeStaffStep(
    counter.connections,
    { siteSlugs: ['sample'], reference, action: 'refund' },
    { actor: 'staff:dealer' },
  );
  await reconcile(counter.connections);
};

test('a confirmed order and its refund reach the platform, signed and whole', async () => {
  const { id, reference } = await reserve();
  expect(await sendAll()).toEqual([]);
  await refund(reference);
  expect(await sendAll()).toEqual([]);
  const events = await received();
  expect(events).toMatchObject([
    {
      type: 'order_create',
      data: {
        id: reference,
        checkout_session_id: id,
        status: 'confirmed',
        adjustments: [],
        totals: [{ type: 'total', amount: 20_000 }],
      },
    },
    { type: 'order_update', data: { status: 'canceled' } },
    {
      type: 'order_update',
      data: {
        status: 'canceled',
        adjustments: [{ type: 'refund', status: 'completed', amount: 20_000, currency: 'aud' }],
        totals: [
          { type: 'total', amount: 20_000 },
          { type: 'amount_refunded', amount: 20_000 },
        ],
      },
    },
  ]);
  for (const { data } of events) expect(publishedOrder.safeParse(data).error?.issues).toBeUndefined();
  expect(events[0].data.permalink_url).toMatch(/^https:\/\/sample\.example\/reservations\/R-\w{6}\?token=/);
  expect(await states()).toEqual(['sent', 'sent', 'sent']);
});

test('a receiver that is down gets every event later, in order', async () => {
  const { reference } = await reserve();
  status = 503;
  expect(await sendNextOrderEvent(counter.pool, delivery(), () => {})).toBe(true);
  await refund(reference);
  expect(await states()).toEqual(['waiting', 'waiting', 'waiting']);
  status = null;
  await sendAll();
  expect((await received()).map(({ type }: { type: string }) => type)).toEqual([
    'order_create',
    'order_update',
    'order_update',
  ]);
});

test('a wrong secret is refused, and given up after the last attempt', async () => {
  await reserve();
  const problems = await sendAll(delivery('x'.repeat(40)));
  expect(problems).toHaveLength(3);
  expect(await received()).toEqual([]);
  expect(await states()).toEqual(['dead']);
  const [letter] = await deadLetters(counter.pool);
  expect(letter).toMatchObject({ what: 'order event for chatgpt', attempts: 3, problem: 'answered 401' });
  expect(await retryDeadLetter(counter.pool, letter?.id ?? '')).toBe(true);
  await sendAll();
  expect(await states()).toEqual(['sent']);
});

test('two workers send an event once', async () => {
  await reserve();
  await Promise.all([sendAll(), sendAll()]);
  expect(await received()).toHaveLength(1);
});

test('a platform without a webhook is not notified', async () => {
  await reserve();
  const [platform] = delivery().platforms;
  if (!platform) throw new Error('no platform');
  const { webhook: _, ...silent } = platform;
  expect(await sendAll({ ...delivery(), platforms: [silent] })).toEqual([]);
  expect(await states()).toEqual(['needless']);
});
