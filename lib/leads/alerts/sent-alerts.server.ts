import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { alerts } from '../tables/alerts.ts';

const COLUMNS = columnsOf(alerts, ['kind', 'carId', 'oldPrice', 'toldAt']);

export type SentAlert = RowOf<typeof COLUMNS>;

/** Returns the alerts most recently sent to an account, newest first. */
export async function sentAlertsOf(db: Queryable, userId: string): Promise<SentAlert[]> {
  const { rows } = await db.query<SentAlert>({
    name: 'told-alerts',
    text: `select ${COLUMNS} from alerts where user_id = $1 and state = 'told' order by told_at desc, id limit 500`,
    values: [userId],
  });
  return rows;
}
