// Runs one part of the product in a process of its own, which is killed where its orders say. Prints how many
// requests it made to the database and to Stripe.
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
  // When its database was killed the process may fail; in any other round it must not.
  if (!orders.death) throw error;
}
await pool.end();
process.stdout.write(`${requestsSoFar()}\n`);
