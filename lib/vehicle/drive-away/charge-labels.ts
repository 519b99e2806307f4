import type { Charge } from './charge-table.ts';

/** Labels of government charges for shoppers. */
export const CHARGE_LABELS: Readonly<Record<Charge, string>> = {
  duty: 'Stamp duty',
  transfer: 'Transfer and plates',
  registration: 'Registration',
  ctp: 'CTP insurance',
};
