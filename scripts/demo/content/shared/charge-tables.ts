import { SEED_TABLES } from '@forecourt/lib/vehicle/drive-away/seed/seed-tables';
import { chargeTableDocument } from '@forecourt/schemas/writing/chargeTableDocument';

/** States whose fees nobody has compared yet, so that the demo also shows a price without a figure. */
const TO_CONFIRM: readonly string[] = ['ACT', 'NT', 'TAS'];

/**
 * The seed's tables, which the demo's administrator has confirmed in most states. The demo's fees have no last day,
 * so that it does not change with time.
 */
export const chargeTables = SEED_TABLES.map(({ effectiveUntil, ...table }) =>
  chargeTableDocument(
    table.verified || TO_CONFIRM.includes(table.state)
      ? { ...table, effectiveUntil }
      : { ...table, confirmedOn: '2026-11-02' },
  ),
);
