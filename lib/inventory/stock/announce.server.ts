import type pg from 'pg';
import { transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';
import { stockOutbox } from '../tables/stock.ts';
import { CHANGES_PER_MESSAGE, STOCK_CHANGED_PATH, type StockChange } from './change.ts';
import { nextInTurn } from './outbox-turns.server.ts';
import { SIGNATURE_HEADER, sign } from './signature.ts';

const PATIENCE_MS = 10_000;

/** Storefront endpoint that receives stock change notifications, and the secret that signs them. */
export interface Listener {
  url: string;
  secret: string;
}

/** Reads the storefront to notify from the environment; null when it is not configured. */
export const listenerOf = ({
  STOREFRONT_URL: url,
  STOCK_WEBHOOK_SECRET: secret,
}: {
  STOREFRONT_URL?: string | undefined;
  STOCK_WEBHOOK_SECRET?: string | undefined;
}): Listener | null => (url && secret ? { url, secret } : null);

const OUTBOX_COLUMNS = columnsOf(stockOutbox, ['id', 'carId', 'slug', 'dealershipId']);

/**
 * Notifies the storefront of one batch of changes that search has already indexed, and removes them.
 *
 * @returns the number of outbox rows sent; 0 when the outbox is empty
 * @throws when the storefront does not respond with success: the rows stay in the outbox for a retry
 */
export async function announceBatch(pool: pg.Pool, listener: Listener): Promise<number> {
  return transaction(pool, async (connection) => {
    const { rows } = await connection.query<RowOf<typeof OUTBOX_COLUMNS>>(
      `select ${OUTBOX_COLUMNS} from stock_outbox
       where ${nextInTurn('storefront')} order by id for update skip locked`,
      [CHANGES_PER_MESSAGE],
    );
    if (rows.length === 0) return 0;
    const changes = new Map<string, StockChange>();
    for (const { carId: vehicleId, slug, dealershipId } of rows)
      changes.set(JSON.stringify([vehicleId, dealershipId]), { id: vehicleId, slug, dealershipId });
    await tell(listener, STOCK_CHANGED_PATH, JSON.stringify({ changes: [...changes.values()] }));
    await connection.query('delete from stock_outbox where id = any($1)', [rows.map(({ id }) => id)]);
    return rows.length;
  });
}

/**
 * Sends a signed message to the storefront.
 *
 * @throws when the response is not a success
 */
export async function tell({ url, secret }: Listener, path: string, body: string): Promise<void> {
  const response = await vendorFetch('storefront')(new URL(path, url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: sign(body, secret, Date.now() / 1000),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The storefront responded with ${response.status} to ${path}`);
}
