// Runs one step of the product in a separate process that can be killed at a given request. Prints its number
// of requests to the database and to Stripe.
import { openPool } from '@forecourt/lib/platform/database/client.server';
import Stripe from 'stripe';
import { type CountRequest, type Death, deadly } from '../../crash/deadly.ts';
import { SECRET } from '../testing/shopper.ts';
import { act, type Part } from './actions.ts';

export interface Orders {
  databaseUrl: string;
  stripe: { secretKey: string; url: string };
  death: Death | null;
  part: Part;
}

const orders = JSON.parse(process.argv[2] ?? '') as Orders;
const { countRequest, requestsSoFar } = deadly(orders.death);
const stripe = deadlyStripe(countRequest, orders.stripe);
const pool = openPool(orders.databaseUrl);
try {
  await act({ pool, stripe, secret: SECRET }, orders.part);
} catch (error) {
  // The process may fail when its database was killed, but not otherwise.
  if (!orders.death) throw error;
}
await pool.end();
process.stdout.write(`${requestsSoFar()}\n`);

function deadlyStripe(
  countRequest: CountRequest,
  { secretKey, url }: { secretKey: string; url: string },
): Stripe {
  const http = Stripe.createNodeHttpClient();
  const request = http.makeRequest.bind(http);
  http.makeRequest = (...parameters: Parameters<typeof request>) =>
    countRequest(() => request(...parameters));
  const { hostname, port } = new URL(url);
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    httpClient: http,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}
