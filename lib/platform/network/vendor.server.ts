import { setTimeout as delay } from 'node:timers/promises';
import {
  answerOf,
  Breaker,
  type CallClassifier,
  type Ended,
  type Ending,
  NotCalledError,
} from './breaker.server.ts';

/** Time limits of an attempt, in milliseconds; SMTP and buckets have shorter ones too. */
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
  ppsr: 15_000,
  recalls: 10_000,
  priceComparison: 5_000,
  geocoder: 5_000,
  turnstile: 5_000,
  textModel: 20_000,
  views: 5_000,
  cdn: 5_000,
  storefront: 10_000,
  indexNow: 10_000,
  googleMerchant: 10_000,
  metaCatalogue: 20_000,
  googleAds: 10_000,
  meta: 10_000,
  // Videos have up to 200 MB, backups up to 5 GB.
  photoBucket: 600_000,
  backupBucket: 36_000_000,
} as const satisfies Record<string, number>;

export type Vendor = keyof typeof VENDORS;

/** Retry budget: at most 10% of calls, so as not to double the load of a failing vendor. */
const RETRIES_PER_CALL = 0.1;
const MOST_RETRIES = 10;
/** Delay before a retry in milliseconds. */
const RETRY_DELAY = { shortest: 50, longest: 250 };

/** Result of a call; `refused`: not made because the breaker is open. */
type Result = Ending | 'refused';

interface VendorState {
  breaker: Breaker;
  counts: Record<Result, number>;
  lastResult: Result;
  retriesLeft: number;
}

/** A vendor whose circuit breaker is open. */
export class VendorAwayError extends NotCalledError {
  override name = 'VendorAwayError';
  constructor(vendor: Vendor) {
    super(`${vendor} has failed repeatedly and is not called for a while`);
  }
}

// Global, because the framework bundles this module separately from the server, in one process.
const processGlobals = globalThis as { forecourtVendors?: Map<Vendor, VendorState> };
processGlobals.forecourtVendors ??= new Map();
const states = processGlobals.forecourtVendors;

interface VendorCall<Answer> extends CallClassifier<Answer> {
  /** Returns whether a fast failure may be retried; false by default. */
  mayRepeat?: () => boolean;
  /** Releases a response that is not returned. */
  discard?: (answer: Answer) => Promise<void>;
}

/**
 * Calls a vendor with any client, within the vendor's time limit, retry budget and circuit breaker.
 * @param call receives a signal with the time limit
 * @throws the error of the call, or VendorAwayError
 */
export async function callVendor<Answer>(
  vendor: Vendor,
  call: (signal: AbortSignal) => Promise<Answer>,
  { mayRepeat = () => false, discard, ...classifier }: VendorCall<Answer> = {},
): Promise<Answer> {
  const state = stateOf(vendor);
  state.retriesLeft = Math.min(MOST_RETRIES, state.retriesLeft + RETRIES_PER_CALL);
  const first = await attempt(vendor, state, call, classifier);
  // No retry after a timeout: the caller has waited long enough.
  if (first.ending !== 'failed' || !mayRepeat() || !takeRetry(state)) return answerOf(first);
  if ('answer' in first) await discard?.(first.answer);
  await delay(RETRY_DELAY.shortest + Math.random() * (RETRY_DELAY.longest - RETRY_DELAY.shortest));
  return answerOf(await attempt(vendor, state, call, classifier));
}

export const vendorCalls = (): { vendor: Vendor; result: Result; count: number }[] =>
  [...states].flatMap(([vendor, { counts }]) =>
    Object.entries(counts).map(([result, count]) => ({ vendor, result: result as Result, count })),
  );

export const failedVendorCalls = (): number =>
  vendorCalls().reduce((sum, { result, count }) => (result === 'ok' ? sum : sum + count), 0);

/** Returns whether the vendor's last call failed; false if it was never called. */
export const vendorFails = (vendor: Vendor): boolean => (states.get(vendor)?.lastResult ?? 'ok') !== 'ok';

/** Returns which called vendors are up; one with an open breaker is not. */
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
  classifier: CallClassifier<Answer>,
): Promise<Ended<Answer>> {
  const signal = AbortSignal.timeout(VENDORS[vendor]);
  const ended = await state.breaker.run(() => call(signal), classifier);
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
