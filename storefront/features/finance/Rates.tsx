import { LANGUAGE_FACTS } from '@forecourt/lib/platform/language/languages';
import { COMPARISON_WARNING, formatRate } from '@forecourt/lib/vehicle/finance/texts';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useLanguage } from '@/ui/use-language.ts';
import { FIGURE_SIZES, type FigureSize } from './figure-size.ts';

/**
 * A rate, its comparison rate and the warning, which must appear together (OPEN-078). Both rates have the
 * size of the repayment.
 * @param props.note follows the warning
 */
export function Rates({
  rate,
  comparisonRate,
  size,
  warning = COMPARISON_WARNING,
  note,
  folded = false,
}: {
  rate: number | null;
  comparisonRate: number;
  size: FigureSize;
  warning?: string;
  note: ReactNode;
  /** True if the warning opens on request: beside many figures, as on cards. */
  folded?: boolean;
}) {
  return (
    // The law requires these words, so they are English in every language.
    <div lang="en-AU" dir="ltr" className="numbers text-ink">
      <p className={FIGURE_SIZES[size]}>
        {rate !== null && (
          <>
            <span data-credit="rate">
              <span className="whitespace-nowrap">{formatRate(rate)}</span> interest rate
            </span>
            ,{' '}
          </>
        )}
        <span data-credit="comparison">
          <span className="whitespace-nowrap">{formatRate(comparisonRate)}</span> comparison rate
        </span>
      </p>
      {folded ? (
        <details className="relative text-sm font-normal">
          <FoldedSummary />
          <p className="mt-1">
            {warning} {note}
          </p>
        </details>
      ) : (
        <p className="mt-1.5 text-sm font-normal">
          {warning} {note}
        </p>
      )}
    </div>
  );
}

/** Only cards fold the warning; `CardTexts` gives them its texts. */
function FoldedSummary() {
  const t = useTranslations('price');
  const { tag, direction } = LANGUAGE_FACTS[useLanguage()];
  return (
    <summary lang={tag} dir={direction} className="link min-h-6 content-center">
      {t('weekly.conditions')}
    </summary>
  );
}
