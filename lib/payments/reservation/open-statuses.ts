import { KEEPING_STATUSES } from './machine.ts';

/** A reservation in one of these states still keeps a car or owes money: it is not over. */
const OPEN_STATUSES = [...KEEPING_STATUSES, 'refund_pending'] as const;

/** The same as a list of SQL: `status in ${OPEN_STATUSES_SQL}`. */
export const OPEN_STATUSES_SQL = `(${OPEN_STATUSES.map((status) => `'${status}'`).join(', ')})`;
