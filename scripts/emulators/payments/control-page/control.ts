import { Hono } from 'hono';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { refundCharge, settleRefund } from '../rules/refunds.ts';
import { expireDueSessions, expireSession } from '../rules/sessions.ts';
import { idOf } from '../store/ids.ts';
import { type FaultSwitches, faultsSchema, NO_FAULTS } from '../webhooks/faults.ts';
import { StripeFault } from '../wire/errors.ts';

const sendSchema = z.object({ times: z.number().int().min(1).max(100).default(1) });
const releaseSchema = z.object({ ids: z.array(z.number().int()).optional() });
const clockSchema = z.object({
  aheadMs: z
    .number()
    .int()
    .min(0)
    .max(366 * 24 * 3_600_000),
});

/** JSON for the control page and for tests: fault switches, webhook queue, clock. Not part of Stripe. */
export function control(context: Context, faults: FaultSwitches, wake: () => void): Hono {
  const { store, deliveries } = context;
  const app = new Hono();
  app.onError((error, request) => {
    if (error instanceof StripeFault) return request.json({ error: error.body.message }, error.status);
    if (error instanceof z.ZodError) return request.json({ error: z.prettifyError(error) }, 400);
    throw error;
  });

  app.get('/faults', (request) => request.json(faults.now));
  app.patch('/faults', async (request) =>
    request.json(
      faults.set(
        faultsSchema
          .partial()
          .strict()
          .parse(await request.req.json()),
      ),
    ),
  );
  app.delete('/faults', (request) => {
    store.clock.setAhead(0);
    return request.json(faults.set(NO_FAULTS));
  });

  app.get('/deliveries', (request) =>
    request.json({ counts: deliveries.counts(), deliveries: deliveries.latest(200) }),
  );
  app.post('/deliveries/release', async (request) => {
    const { ids } = releaseSchema.parse(await request.req.json());
    const releasedCount = deliveries.release(ids);
    wake();
    return request.json({ released: releasedCount });
  });
  app.post('/deliveries/retry', (request) => {
    deliveries.retryAllNow();
    wake();
    return request.json({ counts: deliveries.counts() });
  });
  app.post('/events/:id/send', async (request) => {
    const { times } = sendSchema.parse(await request.req.json());
    const event = store.get('event', request.req.param('id'), 'id');
    store.transaction(() => {
      for (const { url } of deliveries.endpoints)
        for (let copy = 0; copy < times; copy++) deliveries.add(event.id, url, 'pending');
    });
    return request.json({ queued: times * deliveries.endpoints.length });
  });

  app.post('/sessions/:id/expire', (request) => {
    const session = store.get('checkout.session', request.req.param('id'));
    return request.json(store.transaction(() => expireSession(context, session)));
  });
  // Simulates a refund by staff in Stripe's dashboard.
  app.post('/payments/:id/refund', (request) => {
    const intent = store.get('payment_intent', request.req.param('id'));
    const charge = store.get('charge', idOf(intent.latest_charge));
    const refund = { reason: 'requested_by_customer', metadata: {} } as const;
    return request.json(store.transaction(() => refundCharge(context, charge, refund, null)));
  });
  app.post('/refunds/:id/:outcome{arrive|fail}', (request) => {
    const { id, outcome } = request.req.param();
    return request.json(store.transaction(() => settleRefund(context, id, outcome === 'arrive')));
  });

  app.get('/clock', (request) => request.json({ aheadMs: store.clock.ahead, now: store.clock.now() }));
  app.put('/clock', async (request) => {
    const { aheadMs } = clockSchema.parse(await request.req.json());
    store.clock.setAhead(aheadMs);
    expireDueSessions(context);
    return request.json({ aheadMs, now: store.clock.now() });
  });
  return app;
}
