import { createHash } from 'node:crypto';
import { changesAfter, type LoggedTransaction } from '../history/log.ts';
import type { Lake } from '../lake.ts';
import { Deliveries, type Delivery, type NewDelivery } from './deliveries.ts';
import { type Hook, operationOf } from './hook.ts';
import { SIGNATURE_HEADER, signature } from './signature.ts';

const PARALLEL = 4;
const TIMEOUT_MS = 30_000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 60_000;
const LONGEST_PROBE_MS = 5_000;
/** Long enough for a storefront that is off overnight to receive the changes it missed. */
const GIVE_UP_MS = 24 * 60 * 60 * 1000;

/** 500 ms, 1 s, 2 s ... up to a minute. */
export const retryDelay = (attempts: number) => Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS);

type Outcome = 'delivered' | 'refused' | 'failed' | 'unreachable';

/**
 * Sends one webhook's deliveries. It follows the transaction log, so only committed changes are sent; it
 * stores deliveries in SQLite and retries with growing delays until a 2xx response.
 */
export class WebhookWorker {
  readonly #lake: Lake;
  readonly #hook: Hook;
  readonly #deliveries: Deliveries;
  readonly #stopping = new AbortController();
  /** deliveries in progress, each for a different document */
  readonly #sending = new Map<number, Promise<void>>();
  /** the receiver is unreachable: nothing is sent before `until` */
  #outage = { attempts: 0, until: 0 };
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #rerun = false;

  constructor(lake: Lake, hook: Hook) {
    this.#lake = lake;
    this.#hook = hook;
    this.#deliveries = new Deliveries(lake.store.db, hook.id, lake.store.seq);
    lake.store.onCommit(() => {
      // An edit suggests that a developer is active, so check at once whether the receiver is back.
      this.#outage.until = 0;
      this.wake();
    });
  }

  /** Reads the log and sends due deliveries; a wake-up during a run causes another run. */
  wake(): void {
    this.#rerun = true;
    if (this.#stopping.signal.aborted) return;
    this.#running ??= this.#run()
      .catch((error: unknown) => console.error('content lake: webhook worker failed', error))
      .finally(() => {
        this.#running = undefined;
        if (this.#rerun) this.wake();
      });
  }

  pendingCount(): number {
    return this.#lake.store.seq - this.#deliveries.cursor() + this.#deliveries.count();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#running;
    await Promise.all(this.#sending.values());
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#rerun && !this.#stopping.signal.aborted) {
      this.#rerun = false;
      await this.#readLog();
      this.#send();
    }
    this.#sleep();
  }

  async #readLog(): Promise<void> {
    for (const transaction of changesAfter(this.#lake.store.db, this.#deliveries.cursor())) {
      const queuedDeliveries: NewDelivery[] = [];
      for (const change of transaction.changes) {
        const payload = await this.#payloadOf(change);
        if (payload === undefined) continue;
        queuedDeliveries.push({
          document: change.id,
          body: JSON.stringify(payload),
          headers: this.#headers(transaction, change.id, operationOf(change)),
        });
      }
      this.#deliveries.add(queuedDeliveries, transaction.seq);
    }
  }

  async #payloadOf(change: LoggedTransaction['changes'][number]): Promise<unknown> {
    try {
      return await this.#hook.payload(this.#lake, change);
    } catch (error) {
      // A document that the filter fails for must not block later ones.
      console.error(`content lake: webhook filter failed for ${change.id}`, error);
      return undefined;
    }
  }

  #headers(transaction: LoggedTransaction, document: string, operation: string): Record<string, string> {
    const key = `${this.#hook.id} ${transaction.id} ${document}`;
    return {
      'content-type': 'application/json',
      'user-agent': 'sanity-webhook (local content lake)',
      'idempotency-key': createHash('sha256').update(key).digest('base64url'),
      'sanity-webhook-id': this.#hook.id,
      'sanity-transaction-id': transaction.id,
      'sanity-transaction-time': transaction.at,
      'sanity-dataset': this.#lake.options.dataset,
      'sanity-project-id': this.#lake.options.projectId,
      'sanity-document-id': document,
      'sanity-operation': operation,
    };
  }

  #send(): void {
    for (const delivery of this.#ready()) {
      const attempt = this.#attempt(delivery)
        .catch((error: unknown) => console.error('content lake: webhook delivery failed', error))
        .finally(() => {
          this.#sending.delete(delivery.id);
          this.wake();
        });
      this.#sending.set(delivery.id, attempt);
    }
  }

  /** During an outage, a single delivery probes whether the receiver is back. */
  #ready(): Delivery[] {
    if (this.#stopping.signal.aborted || this.#outage.until > Date.now()) return [];
    const limit = this.#outage.attempts > 0 ? 1 : PARALLEL;
    // due() returns the oldest delivery of each document, which may be the one in progress.
    return this.#deliveries
      .due(limit + this.#sending.size)
      .filter(({ id }) => !this.#sending.has(id))
      .slice(0, Math.max(0, limit - this.#sending.size));
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const outcome = await this.#post(delivery);
    if (this.#stopping.signal.aborted && outcome !== 'delivered') return;
    this.#outage = outcome === 'unreachable' ? this.#nextProbe() : { attempts: 0, until: 0 };
    const isExpired = Date.now() - delivery.createdAt > GIVE_UP_MS;
    if (outcome === 'delivered' || outcome === 'refused' || isExpired) this.#deliveries.remove(delivery.id);
    else if (outcome === 'failed')
      this.#deliveries.retryAt(delivery.id, Date.now() + retryDelay(delivery.attempts));
  }

  #nextProbe(): { attempts: number; until: number } {
    const { attempts } = this.#outage;
    return { attempts: attempts + 1, until: Date.now() + Math.min(retryDelay(attempts), LONGEST_PROBE_MS) };
  }

  async #post({ headers, body }: Delivery): Promise<Outcome> {
    try {
      const response = await fetch(this.#hook.url, {
        method: 'POST',
        headers: { ...headers, [SIGNATURE_HEADER]: signature(body, this.#hook.secret, Date.now()) },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      if (response.ok) return 'delivered';
      const temporary = response.status >= 500 || response.status === 429 || response.status === 408;
      if (!temporary) console.warn(`content lake: webhook receiver answered ${response.status}, not retried`);
      return temporary ? 'failed' : 'refused';
    } catch {
      return 'unreachable';
    }
  }

  #sleep(): void {
    const due = this.#deliveries.nextDue();
    // A delivery in progress wakes the worker when it ends.
    if (due === undefined || this.#sending.size > 0 || this.#stopping.signal.aborted) return;
    const delay = Math.max(due, this.#outage.until) - Date.now();
    this.#timer = setTimeout(() => this.wake(), Math.max(delay, 10));
    this.#timer.unref();
  }
}
