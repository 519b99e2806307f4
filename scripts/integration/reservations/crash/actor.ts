// One part of the product in a process of its own that dies where it is told to. Writes how many things it asked
// of the outside world.
import { openPool } from '@forecourt/lib/database/client.server';
import { SECRET } from '../testing/shopper.ts';
import { askedSoFar, type Death, deadly } from './deadly.ts';
import { act, type Part } from './parts.ts';

export interface Orders {
  databaseUrl: string;
  stripe: { secretKey: string; url: string };
  death: Death | null;
  part: Part;
}

const orders = JSON.parse(process.argv[2] ?? '') as Orders;
const stripe = deadly(orders.death, orders.stripe);
const pool = openPool(orders.databaseUrl);
try {
  await act({ pool, stripe, secret: SECRET }, orders.part);
} catch (error) {
  // With its database gone a process cannot do better; without such a death it must not come to this.
  if (!orders.death) throw error;
}
await pool.end();
process.stdout.write(`${askedSoFar()}\n`);
