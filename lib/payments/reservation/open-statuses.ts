import { HOLDING_STATUSES } from './machine.ts';

/** Statuses of open reservations: those that hold a car or have a refund due. */
const OPEN_STATUSES = [...HOLDING_STATUSES, 'refund_pending'] as const;

/** As an SQL list: `status in ${OPEN_STATUSES_SQL}`. */
export const OPEN_STATUSES_SQL = `(${OPEN_STATUSES.map((status) => `'${status}'`).join(', ')})`;
