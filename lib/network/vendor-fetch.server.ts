import { setTimeout as delay } from 'node:timers/promises';
import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhenResult,
  isBrokenCircuitError,
} from 'cockatiel';

/** Services of other companies that are called over HTTP, and how long one attempt may take, in milliseconds. */
export const VENDORS = {
  sanity: 8_000,
  algolia: 30_000,
  stripe: 8_000,
  twilio: 10_000,
  lender: 15_000,
  valuation: 10_000,
  priceComparison: 5_000,
  geocoder: 5_000,
  views: 5_000,
  cdn: 5_000,
  storefront: 10_000,
} as const satisfies Record<string, number>;

export type Vendor = keyof typeof VENDORS;

/** Consecutive failures after which a vendor is no longer called for a while. */
const MOST_FAILURES = 8;
/** That while, in milliseconds: twice as long after each trial call that fails. */
const PAUSE = { initialDelay: 1_000, maxDelay: 15_000 };
/** Of a hundred calls, ten may be repeated: more would double the load of a vendor that is failing. */
const RETRIES_PER_CALL = 0.1;
const MOST_RETRIES = 10;
/** Before a call is repeated, in milliseconds. */
const RETRY_DELAY = { shortest: 50, longest: 250 };

/** How a call ended: `refused` was not made, because the vendor has failed too often. */
type Result = 'ok' | 'failed' | 'timeout' | 'refused';

interface VendorState {
  breaker: CircuitBreakerPolicy;
  counts: Record<Result, number>;
  retriesLeft: number;
}

/** A vendor that has failed so often that it is not called for a while. */
export class VendorAwayError extends Error {
  override name = 'VendorAwayError';
  constructor(vendor: Vendor) {
    super(`${vendor} has failed repeatedly and is not called for a while`);
  }
}

// The framework bundles this module apart from the server, and both run in one process.
const processGlobals = globalThis as { forecourtVendors?: Map<Vendor, VendorState> };
processGlobals.forecourtVendors ??= new Map();
const states = processGlobals.forecourtVendors;

/**
 * `fetch` for the calls of one vendor, which never wait longer than the vendor's time limit, body included.
 * A GET that is refused, cut or answered with an error of the server is repeated once, within a budget. A vendor that keeps failing is not called for a while.
 * @param options.isRepeatable whether a call other than GET may be repeated as well
 * @returns a function that throws what `fetch` throws, or VendorAwayError
 */
export function vendorFetch(
  vendor: Vendor,
  { isRepeatable = () => false }: { isRepeatable?: (url: string) => boolean } = {},
): typeof fetch {
  return async (input, init) => {
    const state = stateOf(vendor);
    state.retriesLeft = Math.min(MOST_RETRIES, state.retriesLeft + RETRIES_PER_CALL);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const url = input instanceof Request ? input.url : String(input);
    const mayRepeat = /^(?:GET|HEAD)$/i.test(method) || isRepeatable(url);
    const call = () => attempt(vendor, state, input, init);
    try {
      const response = await call();
      if (!isOutage(response) || !mayRepeat || !takeRetry(state)) return response;
      await response.body?.cancel();
    } catch (error) {
      // After a timeout, the caller has waited long enough.
      if (error instanceof VendorAwayError || isTimeout(error) || init?.signal?.aborted) throw error;
      if (!mayRepeat || !takeRetry(state)) throw error;
    }
    await delay(RETRY_DELAY.shortest + Math.random() * (RETRY_DELAY.longest - RETRY_DELAY.shortest));
    return call();
  };
}

/** How many calls of each vendor ended in which way since the start of the process. */
export const vendorCalls = (): { vendor: Vendor; result: Result; count: number }[] =>
  [...states].flatMap(([vendor, { counts }]) =>
    Object.entries(counts).map(([result, count]) => ({ vendor, result: result as Result, count })),
  );

/** How many calls of all vendors have failed since the start of the process, for whatever reason. */
export const failedVendorCalls = (): number =>
  vendorCalls().reduce((sum, { result, count }) => (result === 'ok' ? sum : sum + count), 0);

/** Which of the vendors that were called answer; one that is tried again after a pause does not yet. */
export const vendorsUp = (): { vendor: Vendor; isUp: boolean }[] =>
  [...states].map(([vendor, { breaker }]) => ({ vendor, isUp: breaker.state === CircuitState.Closed }));

function stateOf(vendor: Vendor): VendorState {
  const existing = states.get(vendor);
  if (existing) return existing;
  const state: VendorState = {
    breaker: circuitBreaker(
      handleWhenResult((answer) => isOutage(answer as Response)).orWhen(isVendorFailure),
      {
        breaker: new ConsecutiveBreaker(MOST_FAILURES),
        halfOpenAfter: new ExponentialBackoff(PAUSE),
      },
    ),
    counts: { ok: 0, failed: 0, timeout: 0, refused: 0 },
    retriesLeft: MOST_RETRIES,
  };
  states.set(vendor, state);
  return state;
}

async function attempt(
  vendor: Vendor,
  { breaker, counts }: VendorState,
  ...[input, init]: Parameters<typeof fetch>
): Promise<Response> {
  const ours = AbortSignal.timeout(VENDORS[vendor]);
  const signal = init?.signal ? AbortSignal.any([init.signal, ours]) : ours;
  try {
    const response = await breaker.execute(() => fetch(input, { ...init, signal }));
    counts[isOutage(response) ? 'failed' : 'ok'] += 1;
    return response;
  } catch (error) {
    if (isBrokenCircuitError(error)) {
      counts.refused += 1;
      throw new VendorAwayError(vendor);
    }
    if (isVendorFailure(error)) counts[isTimeout(error) ? 'timeout' : 'failed'] += 1;
    throw error;
  }
}

/** A call that its caller gave up, such as for a visitor who left, says nothing about the vendor. */
const isVendorFailure = (error: unknown): boolean => !(error instanceof Error && error.name === 'AbortError');

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** Whether an answer says that the service does not work right now, not that the call was wrong. */
const isOutage = ({ status }: Response): boolean => status >= 500 && status !== 501;

function takeRetry(state: VendorState): boolean {
  if (state.retriesLeft < 1) return false;
  state.retriesLeft -= 1;
  return true;
}
