import { useTranslations } from 'next-intl';
import { classes } from '@/ui/classes.ts';
import type { Step } from './journey.ts';

/** @param props.steps the screens of this site's valuation */
export function Progress({ step, steps }: { step: Step; steps: readonly Step[] }) {
  const t = useTranslations('tradeIn');
  const currentIndex = steps.indexOf(step);
  return (
    <nav aria-label={t('progress.label')}>
      <p className="text-sm font-semibold text-ink-muted">
        {t('progress.step', { number: currentIndex + 1, count: steps.length })}
      </p>
      <ol className="mt-2 flex gap-2 md:gap-4">
        {steps.map((each, index) => (
          <li
            key={each}
            className={classes(
              'grow basis-0 border-t-3 pt-2 text-sm',
              index === currentIndex
                ? 'border-accent font-semibold'
                : index < currentIndex
                  ? 'border-success'
                  : 'border-line text-ink-muted',
            )}
            {...(index === currentIndex && { 'aria-current': 'step' as const })}
          >
            <span className="max-md:sr-only">{t(`steps.${each}`)}</span>
            {index < currentIndex && <span className="sr-only">{t('progress.done')}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
