import { randomUUID } from 'node:crypto';
import { createClient, RESP_TYPES, type RedisClientOptions } from '@redis/client';
import { z } from 'zod';
import { type Invalidations, TAGS_KEPT, TAGS_OF_SITE } from './invalidations.ts';
import { CLAIM, INVALIDATE, IS_CLAIMED, JOIN, KEYS, LOG_KEYS, MISSED } from './scripts.ts';

/** Timeout: re-rendering a page takes about 100 ms. */
const TIMEOUT_MS = 250;
/** Timeout of calls that report a change or restore the log, longer since they would have to be repeated. */
const INVALIDATION_TIMEOUT_MS = 2_000;
/** After this much silence the host may be gone, which the operating system notices only after minutes. */
const SILENT_MS = 10_000;
const LIMITS = [String(TAGS_KEPT), String(TAGS_OF_SITE)];
/** Reconnect at once after a restart, then less and less often, up to this. */
const RECONNECT_MS = 500;
const FIRST_RECONNECT_MS = 50;

const droppedSchema = z.tuple([z.number().int(), z.number().int()]);
const textsSchema = z.array(z.coerce.string());
const missedSchema = z.tuple([z.coerce.number().int(), z.coerce.string(), textsSchema, textsSchema]);
const joinedSchema = z.tuple([z.coerce.string(), z.coerce.number().int()]);
const messageSchema = z.object({ sequence: z.number().int(), tags: z.array(z.string()) });

export interface Missed {
  sequence: number;
  /** The store's incarnation: changes when it is restarted or emptied; empty until an instance has joined. */
  life: string;
  floors: { site: string; sequence: number }[];
  tags: { tag: string; sequence: number }[];
}

interface StoreListener {
  invalidated: (sequence: number, tags: string[]) => void;
  /** An instance has applied an invalidation. */
  acknowledged: (sequence: number) => void;
  /** A connection was established, at the start or after a loss. */
  connected: () => void;
  /** Invalidations are received from now on. */
  listening: () => void;
  problem: (error: unknown) => void;
}

/** The shared store could not be queried. */
export class SharedStoreError extends Error {
  override name = 'SharedStoreError';
}

type Client = ReturnType<typeof newClient>;

function newClient(options: RedisClientOptions, { problem, connected }: StoreListener) {
  const client = createClient(options);
  client.on('error', problem);
  client.on('ready', connected);
  return client;
}

/** One instance's connections to Valkey or Redis: for commands and for subscriptions. Calls have timeouts. */
export class Connection {
  readonly #options: RedisClientOptions;
  readonly #on: StoreListener;
  readonly #holder: string;
  #client: Client;
  #listener: Client;
  #wantsToListen = false;
  #isSubscribed = false;
  #isClosed = false;
  /** Since when commands have gone unanswered; null once one was answered. */
  #silentSince: number | null = null;

  /**
   * @param url `redis://` or `rediss://`
   * @param holder a unique name for this instance
   */
  constructor(url: string, holder: string, on: StoreListener) {
    this.#options = {
      url,
      disableOfflineQueue: true,
      socket: {
        connectTimeout: 2_000,
        reconnectStrategy: (tries: number) => Math.min(RECONNECT_MS, FIRST_RECONNECT_MS * (tries + 1)),
      },
    };
    this.#on = on;
    this.#holder = holder;
    this.#client = newClient(this.#options, on);
    this.#listener = newClient(this.#options, on);
    this.#client.connect().catch(on.problem);
  }

  /** Subscribes to invalidations. Until then other instances don't wait for this one, and it has to poll. */
  async listen(): Promise<void> {
    this.#wantsToListen = true;
    const listener = this.#listener;
    try {
      await listener.connect();
      // Shows others that this instance is alive: the store notices at once when a process ends.
      await listener.subscribe(KEYS.alive + this.#holder, () => undefined);
      await listener.subscribe(KEYS.acknowledgements, (message) => this.#on.acknowledged(Number(message)));
      await listener.subscribe(KEYS.channel, (message) => {
        const change = messageSchema.safeParse(parseText(message));
        if (change.success) this.#on.invalidated(change.data.sequence, change.data.tags);
      });
      if (listener !== this.#listener) return;
      this.#isSubscribed = true;
      this.#on.listening();
    } catch (error) {
      this.#on.problem(error);
    }
  }

  get isListening(): boolean {
    return this.#isSubscribed && this.#listener.isReady;
  }

  /** @param isLong whether it may return the whole log, which takes longer */
  async missedSince(sequence: number, isLong = false): Promise<Missed> {
    const answer = await this.#ask(
      () => this.#client.eval(MISSED, { keys: LOG_KEYS, arguments: [String(sequence)] }),
      isLong ? INVALIDATION_TIMEOUT_MS : TIMEOUT_MS,
    );
    const [latest, life, floors, tags] = missedSchema.parse(answer);
    return {
      sequence: latest,
      life,
      floors: pairs(floors).map(([site, number]) => ({ site, sequence: number })),
      tags: pairs(tags).map(([tag, number]) => ({ tag, sequence: number })),
    };
  }

  /** Gives a restarted or emptied store the log that this instance remembers. Returns the new incarnation. */
  async join(invalidations: Invalidations): Promise<{ life: string; first: number }> {
    // One argument: the client fails with tens of thousands.
    const remembered = JSON.stringify({
      floors: [...invalidations.floors()],
      tags: [...invalidations.tags()],
    });
    const about = [randomUUID(), String(invalidations.applied), KEYS.channel, ...LIMITS, remembered];
    const answer = await this.#ask(
      () => this.#client.eval(JOIN, { keys: LOG_KEYS, arguments: about }),
      INVALIDATION_TIMEOUT_MS,
    );
    const [life, first] = joinedSchema.parse(answer);
    return { life, first };
  }

  /**
   * Invalidates tags. Returns the number, and how many instances were notified.
   * @param life the store's incarnation as this instance knows it
   * @throws SharedStoreError if the store has another incarnation by now
   */
  async invalidate(tags: readonly string[], life: string): Promise<{ sequence: number; listeners: number }> {
    const answer = await this.#ask(
      () =>
        this.#client.eval(INVALIDATE, {
          keys: LOG_KEYS,
          arguments: [KEYS.channel, life, ...LIMITS, JSON.stringify(tags)],
        }),
      INVALIDATION_TIMEOUT_MS,
    );
    const [sequence, listeners] = droppedSchema.parse(answer);
    if (sequence === 0) throw new SharedStoreError('The store was emptied.');
    return { sequence, listeners };
  }

  async acknowledge(sequence: number): Promise<void> {
    await this.#ask(() => this.#client.publish(KEYS.acknowledgements, String(sequence)));
  }

  async read(key: string): Promise<Buffer | null> {
    const client = this.#client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    return this.#ask(() => client.get(key));
  }

  async write(key: string, value: Buffer, seconds: number): Promise<void> {
    await this.#ask(() => this.#client.set(key, value, { expiration: { type: 'EX', value: seconds } }));
  }

  async claim(key: string, milliseconds: number): Promise<boolean> {
    const argument = [this.#holder, String(milliseconds)];
    return (await this.#ask(() => this.#client.eval(CLAIM, { keys: [key], arguments: argument }))) !== 0;
  }

  /** Returns whether a live instance holds the claim. */
  async isClaimed(key: string): Promise<boolean> {
    const argument = [KEYS.alive];
    return (await this.#ask(() => this.#client.eval(IS_CLAIMED, { keys: [key], arguments: argument }))) === 1;
  }

  async release(key: string): Promise<void> {
    await this.#ask(() => this.#client.del(key));
  }

  close(): void {
    this.#isClosed = true;
    for (const client of [this.#client, this.#listener]) client.destroy();
  }

  #noteSilence(): void {
    const now = performance.now();
    this.#silentSince ??= now;
    if (this.#isClosed || now - this.#silentSince < SILENT_MS) return;
    this.#silentSince = null;
    this.#isSubscribed = false;
    for (const client of [this.#client, this.#listener]) client.destroy();
    this.#client = newClient(this.#options, this.#on);
    this.#listener = newClient(this.#options, this.#on);
    this.#client.connect().catch(this.#on.problem);
    if (this.#wantsToListen) void this.listen();
  }

  async #ask<Answer>(command: () => Promise<Answer>, timeoutMs = TIMEOUT_MS): Promise<Answer> {
    if (!this.#client.isReady) throw new SharedStoreError('There is no connection.');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      // A process that was busy first reads what has arrived in the meantime.
      timer = setTimeout(() => setImmediate(() => reject(new SharedStoreError('Timed out.'))), timeoutMs);
    });
    try {
      const answer = await Promise.race([command(), late]);
      this.#silentSince = null;
      return answer;
    } catch (error) {
      if (error instanceof SharedStoreError) {
        this.#noteSilence();
        throw error;
      }
      const reason = error instanceof Error ? error.message : String(error);
      throw new SharedStoreError(`The store failed: ${reason}`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
}

function pairs(items: readonly string[]): [text: string, number: number][] {
  const found: [string, number][] = [];
  for (let at = 0; at + 1 < items.length; at += 2) found.push([items[at] ?? '', Number(items[at + 1])]);
  return found;
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
