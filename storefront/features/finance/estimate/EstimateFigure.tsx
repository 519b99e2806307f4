import type { EstimateSettings } from '@forecourt/lib/vehicle/finance/estimate-settings';
import type { ShopperEstimate } from '@forecourt/lib/vehicle/finance/shopper-estimate';
import {
  aboveApprovalText,
  estimateLabel,
  formatPayment,
  termsText,
} from '@forecourt/lib/vehicle/finance/texts';
import { useTranslations } from 'next-intl';
import { Badge } from '@/ui/Badge.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import { FIGURE_SIZES, type FigureSize } from '../figure-size.ts';
import { Repayment } from '../Repayment.tsx';

/**
 * A vehicle's weekly figure with its label, rates, terms and legal words, for one shopper or for everybody (FIN-42,
 * FIN-48, OPEN-078).
 * @param props.folded whether the legal words open on request, as on a card
 */
export function EstimateFigure({
  estimate,
  settings,
  size = 'medium',
  folded = false,
}: {
  estimate: ShopperEstimate;
  settings: EstimateSettings;
  size?: FigureSize;
  folded?: boolean;
}) {
  const { weekly, rate, comparisonRate, lender, creditLicence, basis } = estimate;
  const t = useTranslations('price');
  const language = useLanguage();
  const label = estimateLabel(estimate, settings, { t, language });
  const above = aboveApprovalText(estimate, settings.timeZone, { t, language });
  const isOwn = basis !== 'lender';
  const named = creditLicence || basis === 'approved';
  const note = [
    isOwn || above ? `${termsText(estimate, t)}.` : '',
    named ? `${[lender, creditLicence].filter(Boolean).join(', ')}.` : '',
    // The condition of the label, and of a figure that the shopper's inputs changed.
    label === t('weekly.preApproved') || isOwn ? t('weekly.noOffer') : '',
  ];
  return (
    <>
      <Repayment
        amount={
          <p className="numbers flex flex-wrap items-center gap-x-2 gap-y-1">
            {weekly === null ? (
              <strong>{t('weekly.enquire')}</strong>
            ) : (
              <span data-credit="repayment" className={FIGURE_SIZES[size]}>
                {t('weekly.figure', { from: isOwn ? 'no' : 'yes', amount: formatPayment(weekly) })}
              </span>
            )}
            <Badge tone={basis === 'approved' ? 'success' : 'soft'}>{label}</Badge>
          </p>
        }
        size={size}
        rate={rate}
        comparisonRate={comparisonRate}
        folded={folded}
        note={note.filter(Boolean).join(' ')}
      />
      {above && <p className="text-sm">{above}</p>}
    </>
  );
}
