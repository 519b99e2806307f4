import { useTranslations } from 'next-intl';
import { classes } from '@/ui/classes.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { stepPath } from './address.ts';
import { STEPS, type Step } from './journey.ts';

/**
 * Progress through the steps; completed ones are links.
 * @param props.open the first incomplete step
 */
export function Progress({
  steps,
  step,
  open,
  path,
}: {
  steps: readonly Step[];
  step: Step;
  open: Step;
  path: string;
}) {
  const t = useTranslations('checkout');
  return (
    <nav aria-label={t('steps.label')}>
      <p className="text-sm font-semibold text-ink-muted md:hidden">
        {t('steps.current', { step: steps.indexOf(step) + 1, steps: steps.length })}
      </p>
      <ol className="mt-2 flex gap-2 md:mt-0 md:gap-6">
        {steps.map((each, index) => {
          const isCurrent = each === step;
          const reachable = !isCurrent && STEPS.indexOf(each) <= STEPS.indexOf(open);
          const isDone = STEPS.indexOf(each) < STEPS.indexOf(open);
          const name = (
            <span className="flex items-center gap-2 pt-2.5">
              <span className="max-md:sr-only">
                {index + 1}. {t(`steps.titles.${each}`)}
              </span>
              {isDone && <Icon name="check" size={16} className="text-success max-md:hidden" />}
              {isDone && <span className="sr-only">{t('steps.done')}</span>}
            </span>
          );
          return (
            <li
              key={each}
              className={classes(
                'grow basis-0 border-t-3 text-sm',
                isCurrent
                  ? 'border-accent font-semibold'
                  : isDone
                    ? 'border-success'
                    : 'border-line text-ink-muted',
              )}
              {...(isCurrent && { 'aria-current': 'step' as const })}
            >
              {reachable ? (
                <HardLink
                  href={stepPath(path, each)}
                  className="block pb-1 text-ink-muted underline-offset-4 hover:text-ink hover:underline"
                >
                  {name}
                </HardLink>
              ) : (
                name
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
