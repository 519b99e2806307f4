import type { Context } from '../context.ts';
import type { Delivery } from './deliveries.ts';
import type { FaultSwitches } from './faults.ts';
import { SIGNATURE_HEADER, signature } from './signature.ts';

const PARALLEL = 32;
const TIMEOUT_MS = 20_000;
const OLD_SECONDS = 360;

/** Sends webhooks, several at once and in no promised order, until they are answered with 2xx or too old. */
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

  /** Sends what is due, and sleeps until something is. */
  wake(): void {
    clearTimeout(this.#timer);
    if (this.#stopping.signal.aborted) return;
    const free = PARALLEL - this.#underway.size;
    const due = free > 0 ? this.#context.deliveries.due(free, new Set(this.#underway.keys())) : [];
    for (const delivery of due) this.#start(delivery);
    const next = this.#context.deliveries.nextDue();
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
    const work = this.#post(delivery).then((outcome) => this.#came(delivery, outcome));
    this.#underway.set(delivery.id, work);
  }

  #came(delivery: Delivery, outcome: string | null): void {
    // Cut off by our own end: nobody knows whether it arrived, so it is sent again.
    if (outcome === null) {
      this.#underway.delete(delivery.id);
      return;
    }
    this.#outcomes.push({ delivery, outcome });
    // What comes back in one moment is written in one transaction: each costs a wait for the disk.
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
    const delivered = /^2\d\d$/.test(outcome);
    const now = Date.now();
    const wait = Math.min(options.retry.firstMs * 2 ** delivery.attempts, options.retry.longestMs);
    const tooOld = now + wait - delivery.createdAt > options.retry.giveUpMs;
    const state = delivered ? 'delivered' : tooOld ? 'abandoned' : 'pending';
    deliveries.record(delivery.id, { state, outcome, dueAt: delivered ? now : now + wait });
    if (delivered) this.#count(delivery.event);
  }

  /** An event says to how many endpoints it has yet to be told. */
  #count(id: string): void {
    const { deliveries, store } = this.#context;
    const event = store.get('event', id);
    const told = new Set(
      deliveries
        .ofEvent(id)
        .filter(({ state }) => state === 'delivered')
        .map(({ endpoint }) => endpoint),
    );
    const left = deliveries.endpoints.filter(({ url }) => !told.has(url)).length;
    if (left !== event.pending_webhooks) store.update('event', { ...event, pending_webhooks: left });
  }

  async #post({ event: id, endpoint: url }: Delivery): Promise<string | null> {
    const { deliveries, store } = this.#context;
    const endpoint = deliveries.endpoints.find((known) => known.url === url);
    const event = store.find('event', id);
    if (!endpoint || !event) return 'nobody listens there any more';
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
