import type pg from 'pg';
import { type OnlinePayment, PAYMENT_COLUMNS } from './read.server.ts';

const PAGE = 100;

/** Payments of which Stripe has not said the last word, a page at a time. */
export async function* openPayments(pool: pg.Pool): AsyncGenerator<OnlinePayment[]> {
  for (let after: string | null = null; ; ) {
    const { rows }: { rows: OnlinePayment[] } = await pool.query<OnlinePayment>(
      `select ${PAYMENT_COLUMNS} from online_payments
       where not session_closed and ($1::uuid is null or id > $1) order by id limit $2`,
      [after, PAGE],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}
