import { type ReservedDeal, reservedDealRows } from '@forecourt/lib/payments/reservation/reserved-deal';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';

/** The sums of the accepted deal that a reservation fee belongs to. */
export function ReservedDealRows({ deal }: { deal: ReservedDeal }) {
  const t = useTranslations('checkout');
  const rows = reservedDealRows(deal, {
    yours: t('deal.yours'),
    version: t('deal.version', { version: deal.version }),
    total: t('deal.total'),
    toShopper: t('deal.toShopper'),
    balance: t('deal.balance'),
  });
  return (
    <dl className="numbers grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-sm">
      {rows.map(([label, value]) => (
        <Fragment key={label}>
          <dt className="text-ink-muted">{label}</dt>
          <dd className="text-end font-semibold">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
