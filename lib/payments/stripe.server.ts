import Stripe from 'stripe';
import { vendorFetch } from '../platform/network/vendor-fetch.server.ts';

/** Timeout of a request to Stripe, since a shopper is waiting. */
const TIMEOUT_MS = 8_000;
const RETRIES = 2;

export interface StripeAccess {
  secretKey: string;
  /** Origin of a Stripe-compatible service; defaults to Stripe. */
  host?: string | undefined;
}

const clients = new Map<string, Stripe>();

/** Returns the shared client of an account. It retries with the same idempotency key. */
export function stripeClient({ secretKey, host }: StripeAccess): Stripe {
  const key = JSON.stringify([secretKey, host]);
  const existing = clients.get(key);
  if (existing) return existing;
  const client = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(vendorFetch('stripe')),
    ...(host && address(host)),
  });
  clients.set(key, client);
  return client;
}

function address(host: string): { host: string; port: number; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(host);
  const name = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, port: Number(port) || (name === 'http' ? 80 : 443), protocol: name };
}

/** Returns whether Stripe rejected a request because of its state, such as expiring a paid session. */
export const isRefusal = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** Describes a Stripe error for logs, without its message, which may quote a shopper's input. */
export function stripeProblem(error: unknown): string {
  if (!(error instanceof Stripe.errors.StripeError)) return error instanceof Error ? error.name : 'unknown';
  return [error.type, error.code, error.statusCode, error.requestId].filter(Boolean).join(' ');
}
