import { acceptedText } from '@forecourt/lib/leads/trade-in/accepted-text';
import { rangeText } from '@forecourt/lib/leads/trade-in/lead-message';
import { nextSteps } from '@forecourt/lib/leads/trade-in/next-steps';
import { isClosed, type Valuation } from '@forecourt/lib/leads/trade-in/valuations.server';
import { ownedVehicleTitle } from '@forecourt/lib/leads/trade-in/vehicle';
import { formatDate, formatKilometres, formatMoney } from '@forecourt/lib/platform/text/format';
import { useTranslations } from 'next-intl';
import { Alert } from '@/ui/Alert.tsx';
import { Button } from '@/ui/Button.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import { formPath } from './address.ts';

/** Screen 5: the estimate and its actions, or a notice that staff will value the vehicle (OPEN-069). */
export function Estimate({
  valuation,
  page,
  timeZone,
  dealer,
  isKept,
}: {
  valuation: Valuation;
  page: string;
  timeZone: string;
  dealer: string;
  /** True if it belongs to the signed-in shopper, who can decide on it. */
  isKept: boolean;
}) {
  const { vehicle, kilometres, expiresAt, answers, acceptedAt, inspectionAt } = valuation;
  const t = useTranslations('tradeIn');
  const language = useLanguage();
  const range = rangeText(valuation, t);
  const isInspected = valuation.inspectedAmount !== null;
  const about = [vehicle && ownedVehicleTitle(vehicle), kilometres !== null && formatKilometres(kilometres)]
    .filter(Boolean)
    .join(', ');
  return (
    <div className="grid gap-8">
      <div
        className="grid gap-3 rounded-card bg-accent-soft p-card sm:p-8"
        data-estimate={range ? 'range' : 'none'}
      >
        <p className="font-semibold wrap-anywhere">
          <bdi>{about}</bdi>
        </p>
        {range ? (
          <>
            <p className="numbers text-4xl font-semibold text-balance lg:text-5xl">{range}</p>
            <p>
              {!isInspected &&
                expiresAt &&
                t('estimate.validUntil', { date: formatDate(expiresAt, timeZone, language) ?? '' })}
            </p>
          </>
        ) : (
          <p className="text-xl">{t('estimate.none')}</p>
        )}
      </div>
      {isKept && valuation.inspectedAmount !== null && (
        <Alert tone="success" title={t('estimate.offerTitle')}>
          {t('estimate.offer', { amount: formatMoney(valuation.inspectedAmount), dealer })}
        </Alert>
      )}
      {acceptedAt && (
        <Alert tone="success" title={t('estimate.acceptedTitle')}>
          {acceptedText(valuation, dealer, t)}
        </Alert>
      )}
      {inspectionAt && !acceptedAt && !isInspected && (
        <Alert tone="success" title={t('estimate.inspectionTitle')}>
          {t('estimate.inspection', { dealer })}
        </Alert>
      )}
      {range && !isClosed(valuation) && (
        <section aria-label={t('whatNext')}>
          <h3 className="mb-4 text-xl">{t('whatNext')}</h3>
          <ol className="grid gap-5 sm:grid-cols-3 sm:gap-x-8">
            {nextSteps({ dealer, expiresAt, timeZone, language }).map(({ title, text }, index) => (
              <li key={title}>
                <p className="font-semibold">
                  <span className="numbers text-ink-muted">{index + 1}. </span>
                  {title}
                </p>
                <p className="mt-1 text-ink-muted">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {isKept && !isClosed(valuation) && (
        <div className="flex flex-wrap gap-3">
          {range && <Decision form="accept" page={page} label={t('estimate.accept')} />}
          <Decision
            form="inspection"
            page={page}
            label={t('estimate.bookInspection')}
            quiet={range !== null}
          />
        </div>
      )}
      {range && answers.length > 0 && (
        <details className="border-t border-line pt-4">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {t('estimate.basedOn')}
          </summary>
          <ul className="mt-3 grid gap-2.5 sm:grid-cols-2 sm:gap-x-8">
            {answers.map(({ id, question, answer }) => (
              <li key={id} className="flex gap-2.5">
                <Icon name="check" size={18} className="mt-0.5 flex-none text-success" />
                <span>
                  <span className="text-ink-muted">{question}</span> {answer}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Each decision is a separate form, which works without scripts. */
const Decision = ({
  form,
  page,
  label,
  quiet = false,
}: {
  form: 'accept' | 'inspection';
  page: string;
  label: string;
  quiet?: boolean;
}) => (
  <form action={formPath(form)} method="post" className="grow sm:grow-0">
    <input type="hidden" name="page" value={page} />
    <Button type="submit" size="lg" variant={quiet ? 'secondary' : 'primary'} className="w-full">
      {label}
    </Button>
  </form>
);
