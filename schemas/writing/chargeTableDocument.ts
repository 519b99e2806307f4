import type { ChargeRate, ChargeTable } from '@forecourt/lib/vehicle/drive-away/charge-table';
import type { ChargeTable as ChargeTableDocument } from '../sanity.types.ts';
import { type Written, withOwnKeys } from './written.ts';

type WrittenTable = Written<ChargeTableDocument>;
type WrittenRate = NonNullable<WrittenTable['rates']>[number];

/** Omits null and undefined fields, which documents do not store. */
const stored = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };

const boundsOf = (bounds: ChargeRate['gvm']) => (bounds ? stored(bounds) : null);

const rateOf = ({ label, steps, ...conditions }: ChargeRate): WrittenRate => ({
  ...stored({
    ...conditions,
    cylinders: boundsOf(conditions.cylinders),
    engine: boundsOf(conditions.engine),
    gvm: boundsOf(conditions.gvm),
    tare: boundsOf(conditions.tare),
    emissions: boundsOf(conditions.emissions),
  }),
  _type: 'chargeRate',
  label: label ?? 'Rate',
  steps: steps.map(({ over, ...step }) => ({ ...stored(step), _type: 'chargeStep' as const, over })),
});

/** Returns the document of a table of government charges. */
export function chargeTableDocument(table: ChargeTable): WrittenTable {
  const { id, state, charge, effectiveFrom, source, reviewedOn, verified, rates, ...rest } = table;
  return withOwnKeys({
    ...stored(rest),
    _id: id,
    _type: 'chargeTable' as const,
    state,
    charge,
    effectiveFrom,
    source,
    reviewedOn,
    verified,
    rates: rates.map(rateOf),
  });
}
