import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { valuations } from '../tables/valuations.ts';

const COLUMNS = columnsOf(valuations, [
  'vehicle',
  'kilometres',
  'rego',
  'regoState',
  'plateUnknown',
  'amountLow',
  'amountHigh',
  'expiresAt',
  'acceptedAt',
  'inspectionAt',
]);

export type TradeIn = RowOf<typeof COLUMNS>;

export async function tradeInOfLead(db: Queryable, leadId: string): Promise<TradeIn | null> {
  const { rows } = await db.query<TradeIn>(
    `select ${COLUMNS} from valuations where lead_id = $1 order by updated_at desc limit 1`,
    [leadId],
  );
  return rows[0] ?? null;
}
