import { dealPath, dealToken } from '@forecourt/lib/leads/deal/link';
import type { DealStatus } from '@forecourt/lib/leads/deal/version';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { formatDate } from '@forecourt/lib/platform/text/format';
import { useTranslations } from 'next-intl';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { useLanguage } from '@/ui/use-language.ts';
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
  const t = useTranslations('garage');
  const language = useLanguage();
  return (
    <Part id="deals" title={t('parts.deals')}>
      {deals.length === 0 ? (
        <EmptyState icon="circle-check">{t('deals.empty')}</EmptyState>
      ) : (
        <ul className="grid gap-4">
          {deals.map(({ deal, title, isForSale }) => {
            const { id, status, updatedAt, versions } = deal;
            const figures = versions.at(-1)?.figures;
            return (
              <li key={id} className="grid gap-2 rounded-card border border-line p-card">
                <span className={`badge badge-${TONES[status]} justify-self-start`}>
                  {t(`deals.status.${status}`)}
                </span>
                <h3 className="text-xl wrap-anywhere">{title}</h3>
                {figures && (
                  <p className="numbers">
                    {t('deals.balance', { amount: formatCents(figures.totals.balance) })}
                  </p>
                )}
                <p className="text-sm text-ink-muted">
                  {!isForSale && `${t('deals.gone')} `}
                  {t('deals.changed', { date: formatDate(updatedAt, timeZone, language) ?? '' })}
                </p>
                <LinkButton
                  href={dealPath(id, dealToken(id, secret))}
                  variant="secondary"
                  size="sm"
                  className="justify-self-start"
                >
                  {t(status === 'answered' ? 'steps.viewAnswer' : 'deals.view')}
                </LinkButton>
              </li>
            );
          })}
        </ul>
      )}
    </Part>
  );
}
