import { setTimeout as delay } from 'node:timers/promises';
import { answerOf, Breaker, type Ended, type Ending, type Judge, NotCalledError } from './breaker.server.ts';

/**
 * Services of other companies, and how long one attempt may take, in milliseconds. SMTP and the buckets have shorter limits for
 * each of their steps as well.
 */
export const VENDORS = {
  sanity: 8_000,
  sanityImages: 5_000,
  images: 4_000,
  algolia: 30_000,
  stripe: 8_000,
  twilio: 10_000,
  smtp: 120_000,
  lender: 15_000,
  valuation: 10_000,
  priceComparison: 5_000,
  geocoder: 5_000,
  turnstile: 5_000,
  views: 5_000,
  cdn: 5_000,
  storefront: 10_000,
  // A film has up to 200 MB, a backup up to 5 GB.
  photoBucket: 600_000,
  backupBucket: 36_000_000,
} as const satisfies Record<string, number>;

export type Vendor = keyof typeof VENDORS;

/** Of a hundred calls, ten may be repeated: more would double the load of a vendor that is failing. */
const RETRIES_PER_CALL = 0.1;
const MOST_RETRIES = 10;
/** Before a call is repeated, in milliseconds. */
const RETRY_DELAY = { shortest: 50, longest: 250 };

/** How a call ended: `refused` was not made, because the vendor has failed too often. */
type Result = Ending | 'refused';

interface VendorState {
  breaker: Breaker;
  counts: Record<Result, number>;
  lastResult: Result;
  retriesLeft: number;
}

/** A vendor that has failed so often that it is not called for a while. */
export class VendorAwayError extends NotCalledError {
  override name = 'VendorAwayError';
  constructor(vendor: Vendor) {
    super(`${vendor} has failed repeatedly and is not called for a while`);
  }
}

// The framework bundles this module apart from the server, and both run in one process.
const processGlobals = globalThis as { forecourtVendors?: Map<Vendor, VendorState> };
processGlobals.forecourtVendors ??= new Map();
const states = processGlobals.forecourtVendors;

interface VendorCall<Answer> extends Judge<Answer> {
  /** Whether a call that failed at once may be made again; by default it is not. */
  mayRepeat?: () => boolean;
  /** Frees what an answer holds that is not returned. */
  discard?: (answer: Answer) => Promise<void>;
}

/**
 * Makes a call of a vendor by whichever client it has, within the vendor's time limit and its retry budget. A vendor that keeps
 * failing is not called for a while.
 * @param call is given a signal that ends it in time
 * @throws what the call throws, or VendorAwayError
 */
export async function callVendor<Answer>(
  vendor: Vendor,
  call: (signal: AbortSignal) => Promise<Answer>,
  { mayRepeat = () => false, discard, ...judge }: VendorCall<Answer> = {},
): Promise<Answer> {
  const state = stateOf(vendor);
  state.retriesLeft = Math.min(MOST_RETRIES, state.retriesLeft + RETRIES_PER_CALL);
  const first = await attempt(vendor, state, call, judge);
  // After a timeout, the caller has waited long enough.
  if (first.ending !== 'failed' || !mayRepeat() || !takeRetry(state)) return answerOf(first);
  if ('answer' in first) await discard?.(first.answer);
  await delay(RETRY_DELAY.shortest + Math.random() * (RETRY_DELAY.longest - RETRY_DELAY.shortest));
  return answerOf(await attempt(vendor, state, call, judge));
}

/** How many calls of each vendor ended in which way since the start of the process. */
export const vendorCalls = (): { vendor: Vendor; result: Result; count: number }[] =>
  [...states].flatMap(([vendor, { counts }]) =>
    Object.entries(counts).map(([result, count]) => ({ vendor, result: result as Result, count })),
  );

/** How many calls of all vendors have failed since the start of the process, for whatever reason. */
export const failedVendorCalls = (): number =>
  vendorCalls().reduce((sum, { result, count }) => (result === 'ok' ? sum : sum + count), 0);

/** Whether the last call of a vendor failed, for whatever reason; one that was never called does not fail. */
export const vendorFails = (vendor: Vendor): boolean => (states.get(vendor)?.lastResult ?? 'ok') !== 'ok';

/** Which of the vendors that were called answer; one that is tried again after a pause does not yet. */
export const vendorsUp = (): { vendor: Vendor; isUp: boolean }[] =>
  [...states].map(([vendor, { breaker }]) => ({ vendor, isUp: breaker.isClosed }));

function stateOf(vendor: Vendor): VendorState {
  const existing = states.get(vendor);
  if (existing) return existing;
  const state: VendorState = {
    breaker: new Breaker(),
    counts: { ok: 0, failed: 0, timeout: 0, refused: 0 },
    lastResult: 'ok',
    retriesLeft: MOST_RETRIES,
  };
  states.set(vendor, state);
  return state;
}

async function attempt<Answer>(
  vendor: Vendor,
  state: VendorState,
  call: (signal: AbortSignal) => Promise<Answer>,
  judge: Judge<Answer>,
): Promise<Ended<Answer>> {
  const signal = AbortSignal.timeout(VENDORS[vendor]);
  const ended = await state.breaker.run(() => call(signal), judge);
  state.lastResult = ended?.ending ?? 'refused';
  state.counts[state.lastResult] += 1;
  if (!ended) throw new VendorAwayError(vendor);
  return ended;
}

function takeRetry(state: VendorState): boolean {
  if (state.retriesLeft < 1) return false;
  state.retriesLeft -= 1;
  return true;
}
