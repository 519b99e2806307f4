import type pg from 'pg';
import type { Queryable } from '../platform/database/client.server.ts';
import { isAccessToken } from './access-token.ts';
import type { Ledger, PaymentRow } from './ledger.ts';
import { readReference } from './reference.ts';

export async function rowById<Row extends PaymentRow>(
  db: Queryable,
  { table, columns }: Ledger<Row>,
  id: string,
): Promise<Row | null> {
  const { rows } = await db.query<Row>(`select ${columns} from ${table} where id = $1`, [id]);
  return rows[0] ?? null;
}

/** A payer's link, and the secret to verify it. */
export interface PaymentLink {
  siteSlug: string;
  reference: string;
  token: string;
  /** `RESERVATION_SECRET` */
  secret: string;
}

/**
 * Returns the row of a payer's link.
 * @returns null for an unknown reference, another site's, or a wrong token, indistinguishably
 */
export async function rowByLink<Row extends PaymentRow>(
  db: Queryable,
  { kind, table, columns, letter }: Ledger<Row>,
  { siteSlug, reference, token, secret }: PaymentLink,
): Promise<Row | null> {
  const { rows } = await db.query<Row>({
    name: `${table}-by-reference`,
    text: `select ${columns} from ${table} where site_slug = $1 and reference = $2`,
    values: [siteSlug, readReference(reference, letter)],
  });
  const row = rows[0];
  return row && isAccessToken({ kind, id: row.id }, token, secret) ? row : null;
}

const PAGE = 100;

/** Yields rows whose session is not closed, page by page. Stripe may have newer information about them. */
export async function* openRows<Row extends PaymentRow>(
  pool: pg.Pool,
  { table, columns }: Ledger<Row>,
): AsyncGenerator<Row[]> {
  for (let after: string | null = null; ; ) {
    const { rows }: { rows: Row[] } = await pool.query<Row>(
      `select ${columns} from ${table}
       where not session_closed and ($1::uuid is null or id > $1) order by id limit $2`,
      [after, PAGE],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}
