import type { ChargeTable } from '../charge-table.ts';
import { DUTY_TABLES } from './duty.ts';
import { FEE_TABLES } from './fees.ts';

/** The first tables of a content lake. After that, administrators keep them up to date in the studio. */
export const SEED_TABLES: readonly ChargeTable[] = [...DUTY_TABLES, ...FEE_TABLES];
