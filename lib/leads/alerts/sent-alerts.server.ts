import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { alerts } from '../tables/alerts.ts';

const COLUMNS = columnsOf(alerts, ['kind', 'carId', 'oldPrice', 'toldAt']);

export type ToldAlert = RowOf<typeof COLUMNS>;

/** Returns the alerts most recently sent to an account, newest first. */
export async function toldAlertsOf(db: Queryable, userId: string): Promise<ToldAlert[]> {
  const { rows } = await db.query<ToldAlert>({
    name: 'told-alerts',
    text: `select ${COLUMNS} from alerts where user_id = $1 and state = 'told' order by told_at desc, id limit 500`,
    values: [userId],
  });
  return rows;
}
