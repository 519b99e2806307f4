import { FIGURE_SIZES } from '@/features/finance/figure-size.ts';
import { Repayment } from '@/features/finance/Repayment.tsx';
import { Badge } from '@/ui/Badge.tsx';
import type { DealRow, DealView } from './view.ts';

/** The figures of a deal: lines, sums, and the weekly repayment with its legal text. */
export function DealSheet({ view: { lines, totals, weekly, notes } }: { view: DealView }) {
  return (
    <>
      <dl className="numbers grid">
        {lines.map((row) => (
          <Row key={row.id} row={row} className="border-b border-line py-2" />
        ))}
      </dl>
      <dl className="numbers mt-3 grid gap-1.5">
        {totals.map((row) => (
          <Row
            key={row.id}
            row={row}
            className={row.id === 'Total' ? 'text-xl font-semibold' : 'text-ink-muted'}
          />
        ))}
      </dl>
      {weekly && (
        <div className="mt-5 rounded-control bg-sunken p-4">
          <Repayment
            amount={
              <p className="numbers flex flex-wrap items-center gap-x-2 gap-y-1">
                <span data-credit="repayment" className={FIGURE_SIZES.large}>
                  {weekly.amount}
                </span>
                {weekly.approved && <Badge tone="success">{weekly.approved}</Badge>}
              </p>
            }
            size="large"
            rate={weekly.rate}
            comparisonRate={weekly.comparisonRate}
            note={weekly.note}
          />
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-3 text-sm text-ink-muted">
          {note}
        </p>
      ))}
    </>
  );
}

const Row = ({ row: { label, value, note }, className }: { row: DealRow; className: string }) => (
  <div className={`flex items-baseline justify-between gap-x-6 ${className}`}>
    <dt className="min-w-0 wrap-anywhere">
      <bdi>{label}</bdi>
      {note && <span className="block text-sm text-ink-muted">{note}</span>}
    </dt>
    <dd className="whitespace-nowrap">
      <bdi dir="ltr">{value}</bdi>
    </dd>
  </div>
);
