import Stripe from 'stripe';
import { vendorFetch } from '../platform/network/vendor-fetch.server.ts';

/** How long one request to Stripe may take, since a shopper waits for it. */
const TIMEOUT_MS = 8_000;
const RETRIES = 2;

export interface StripeAccess {
  secretKey: string;
  /** Origin of a service that speaks Stripe's protocol; absent means Stripe's own. */
  host?: string | undefined;
}

const clients = new Map<string, Stripe>();

/** The process's one client of an account. It retries safely by itself, under one idempotency key. */
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

/** Whether Stripe refused a request because of how things stand, such as ending a session that is paid. */
export const isRefusal = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** What went wrong at Stripe, for logs. Its message is left out, since it may quote what a shopper typed. */
export function stripeProblem(error: unknown): string {
  if (!(error instanceof Stripe.errors.StripeError)) return error instanceof Error ? error.name : 'unknown';
  return [error.type, error.code, error.statusCode, error.requestId].filter(Boolean).join(' ');
}
