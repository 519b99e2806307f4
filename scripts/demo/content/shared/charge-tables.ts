import type { ChargeTable } from '@forecourt/lib/vehicle/drive-away/charge-table';
import { SEED_TABLES } from '@forecourt/lib/vehicle/drive-away/seed/seed-tables';
import { chargeTableDocument } from '@forecourt/schemas/writing/chargeTableDocument';

/** States without example rates, so that the demo also shows a price without a figure. */
const WITHOUT_RATES: readonly string[] = ['ACT', 'NT', 'TAS'];

/** Marks rates that nobody compared with their source as examples. They have no last day: the demo does not change. */
const asExample = ({ effectiveUntil, sourceUrl, ...table }: ChargeTable): ChargeTable => ({
  ...table,
  source: 'Example rates for the demo',
  isExample: true,
  note: `Nobody compared these rates with ${table.source}. They show how the page works and are not confirmed. On a real site, compare them, turn off "Example rates" and enter the day in "Confirmed on".`,
});

/** The seed's tables. Verified ones are real; the others are examples in most states, and unconfirmed in the rest. */
export const chargeTables = SEED_TABLES.map((table) =>
  chargeTableDocument(table.verified || WITHOUT_RATES.includes(table.state) ? table : asExample(table)),
);
