// Runs one step of the product in a separate process that can be killed at a given request. Prints its number
// of requests to the database and to Stripe.
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { type Death, deadly } from '../../crash/deadly.ts';
import { SECRET } from '../testing/shopper.ts';
import { deadlyStripe } from './deadly-stripe.ts';
import { act, type Part } from './parts.ts';

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
