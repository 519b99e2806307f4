import { dealPath, dealToken } from '@forecourt/lib/leads/deal/link';
import { DEAL_STATUS_LABELS, type DealStatus } from '@forecourt/lib/leads/deal/version';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { formatDate } from '@forecourt/lib/platform/text/format';
import { LinkButton } from '@/ui/LinkButton.tsx';
import type { ShownDeal } from './content.server.ts';
import { EmptyState, Part } from './GarageSection.tsx';
import type { Tone } from './status-labels.ts';

const TONES: Readonly<Record<DealStatus, Tone>> = {
  draft: 'neutral',
  sent: 'info',
  answered: 'warning',
  accepted: 'success',
  closed: 'neutral',
};

/** A shopper's deals, the last changed first. */
export function Deals({
  deals,
  secret,
  timeZone,
}: {
  deals: readonly ShownDeal[];
  secret: string;
  timeZone: string;
}) {
  return (
    <Part id="deals" title="Deals">
      {deals.length === 0 ? (
        <EmptyState icon="circle-check">Build a deal on a vehicle’s page, and it appears here.</EmptyState>
      ) : (
        <ul className="grid gap-4">
          {deals.map(({ deal, title, isForSale }) => {
            const { id, status, updatedAt, versions } = deal;
            const figures = versions.at(-1)?.figures;
            return (
              <li key={id} className="grid gap-2 rounded-card border border-line p-card">
                <span className={`badge badge-${TONES[status]} justify-self-start`}>
                  {DEAL_STATUS_LABELS[status]}
                </span>
                <h3 className="text-xl wrap-anywhere">{title}</h3>
                {figures && <p className="numbers">Balance {formatCents(figures.totals.balance)}</p>}
                <p className="text-sm text-ink-muted">
                  {!isForSale && 'No longer for sale. '}
                  {`Changed on ${formatDate(updatedAt, timeZone)}.`}
                </p>
                <LinkButton
                  href={dealPath(id, dealToken(id, secret))}
                  variant="secondary"
                  size="sm"
                  className="justify-self-start"
                >
                  {status === 'answered' ? 'View the answer' : 'View the deal'}
                </LinkButton>
              </li>
            );
          })}
        </ul>
      )}
    </Part>
  );
}
