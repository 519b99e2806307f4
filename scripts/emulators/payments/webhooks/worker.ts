import type { Context } from '../context.ts';
import type { Delivery } from './deliveries.ts';
import type { FaultSwitches } from './faults.ts';
import { SIGNATURE_HEADER, signature } from './signature.ts';

const PARALLEL = 32;
const TIMEOUT_MS = 20_000;
const OLD_SECONDS = 360;

/** Delivers webhooks concurrently, in no guaranteed order, until a 2xx response or the end of the retries. */
export class WebhookWorker {
  readonly #context: Context;
  readonly #faults: FaultSwitches;
  readonly #stopping = new AbortController();
  readonly #underway = new Map<number, Promise<void>>();
  #outcomes: { delivery: Delivery; outcome: string }[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(context: Context, faults: FaultSwitches) {
    this.#context = context;
    this.#faults = faults;
  }

  wake(): void {
    clearTimeout(this.#timer);
    if (this.#stopping.signal.aborted) return;
    const freeSlots = PARALLEL - this.#underway.size;
    // Both queries must use the same time, or a delivery that becomes due in between would be missed.
    const now = Date.now();
    const dueDeliveries =
      freeSlots > 0 ? this.#context.deliveries.due(now, freeSlots, new Set(this.#underway.keys())) : [];
    for (const delivery of dueDeliveries) this.#start(delivery);
    const next = this.#context.deliveries.nextDue(now);
    if (next !== undefined)
      this.#timer = setTimeout(() => this.wake(), Math.max(next - Date.now(), 1)).unref();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await Promise.all(this.#underway.values());
    this.#record();
  }

  #start(delivery: Delivery): void {
    const work = this.#post(delivery).then((outcome) => this.#handleOutcome(delivery, outcome));
    this.#underway.set(delivery.id, work);
  }

  #handleOutcome(delivery: Delivery, outcome: string | null): void {
    // The request was aborted by our own shutdown. The endpoint may not have received it, so it is sent again
    // after a restart.
    if (outcome === null) {
      this.#underway.delete(delivery.id);
      return;
    }
    this.#outcomes.push({ delivery, outcome });
    // Simultaneous outcomes share a transaction, because each commit waits for the disk.
    if (this.#outcomes.length === 1) setImmediate(() => this.#record());
  }

  #record(): void {
    const outcomes = this.#outcomes.splice(0);
    try {
      this.#context.store.transaction(() => {
        for (const { delivery, outcome } of outcomes) this.#write(delivery, outcome);
      });
    } catch (error) {
      console.error('payments: webhooks could not be recorded', error);
    }
    for (const { delivery } of outcomes) this.#underway.delete(delivery.id);
    this.wake();
  }

  #write(delivery: Delivery, outcome: string): void {
    const { deliveries, options } = this.#context;
    const isDelivered = /^2\d\d$/.test(outcome);
    const now = Date.now();
    const wait = Math.min(options.retry.firstMs * 2 ** delivery.attempts, options.retry.longestMs);
    const tooOld = now + wait - delivery.createdAt > options.retry.giveUpMs;
    const state = isDelivered ? 'delivered' : tooOld ? 'abandoned' : 'pending';
    deliveries.record(delivery.id, { state, outcome, dueAt: isDelivered ? now : now + wait });
    if (isDelivered) this.#updatePendingCount(delivery.event);
  }

  #updatePendingCount(id: string): void {
    const { deliveries, store } = this.#context;
    const event = store.get('event', id);
    const deliveredUrls = new Set(
      deliveries
        .ofEvent(id)
        .filter(({ state }) => state === 'delivered')
        .map(({ endpoint }) => endpoint),
    );
    const remaining = deliveries.endpoints.filter(({ url }) => !deliveredUrls.has(url)).length;
    if (remaining !== event.pending_webhooks)
      store.update('event', { ...event, pending_webhooks: remaining });
  }

  async #post({ event: id, endpoint: url }: Delivery): Promise<string | null> {
    const { deliveries, store } = this.#context;
    const endpoint = deliveries.endpoints.find((candidate) => candidate.url === url);
    const event = store.find('event', id);
    if (!endpoint || !event) return 'the endpoint or event no longer exists';
    const body = JSON.stringify(event, null, 2);
    const { signature: kind } = this.#faults.now;
    const secret = kind === 'wrong' ? `${endpoint.secret}x` : endpoint.secret;
    const at = Math.floor(Date.now() / 1000) - (kind === 'old' ? OLD_SECONDS : 0);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          [SIGNATURE_HEADER]: signature(body, secret, at),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return String(response.status);
    } catch (error) {
      if (this.#stopping.signal.aborted) return null;
      return error instanceof Error && error.name === 'TimeoutError'
        ? 'no answer in time'
        : 'cannot be reached';
    }
  }
}
