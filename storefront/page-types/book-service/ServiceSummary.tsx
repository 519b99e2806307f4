import { useTranslations } from 'next-intl';
import type { ServiceTimes } from '@/features/service-booking/address.ts';

/** The booking so far, with its total. */
export function ServiceSummary({
  times,
  slot,
  readyBy,
}: {
  times: ServiceTimes | null;
  slot: string | null;
  readyBy: string | null;
}) {
  const t = useTranslations('serviceForm');
  if (!times) return null;
  return (
    <section aria-label={t('summary.title')} className="rounded-card bg-sunken p-card">
      <h2 className="text-lg">{t('summary.title')}</h2>
      <dl className="service-summary">
        {times.jobs.map(({ id, name, price }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd className="numbers">{price}</dd>
          </div>
        ))}
        <div>
          <dt>{t('summary.duration')}</dt>
          <dd className="numbers">{times.duration}</dd>
        </div>
        {slot && (
          <div>
            <dt>{t('summary.bring')}</dt>
            <dd className="numbers">{slot}</dd>
          </div>
        )}
        {slot && readyBy && (
          <div>
            <dt>{t('summary.ready')}</dt>
            <dd className="numbers">{readyBy}</dd>
          </div>
        )}
        <div className="service-total">
          <dt>{t('summary.total')}</dt>
          <dd className="numbers" aria-live="polite">
            {times.price}
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-ink-muted">
        {times.hasQuote ? `${t('summary.quote')} ` : ''}
        {t('summary.pay')}
      </p>
    </section>
  );
}
