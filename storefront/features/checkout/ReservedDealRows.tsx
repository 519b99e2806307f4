import { type ReservedDeal, reservedDealRows } from '@forecourt/lib/payments/reservation/reserved-deal';
import { Fragment } from 'react';

/** The sums of the accepted deal that a reservation fee belongs to. */
export const ReservedDealRows = ({ deal }: { deal: ReservedDeal }) => (
  <dl className="numbers grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-sm">
    {reservedDealRows(deal).map(([label, value]) => (
      <Fragment key={label}>
        <dt className="text-ink-muted">{label}</dt>
        <dd className="text-right font-semibold">{value}</dd>
      </Fragment>
    ))}
  </dl>
);
