import { classes } from '@/ui/classes.ts';
import { STEP_TITLES, type Step } from './journey.ts';

/** @param props.steps the screens of this site's valuation */
export function Progress({ step, steps }: { step: Step; steps: readonly Step[] }) {
  const currentIndex = steps.indexOf(step);
  return (
    <nav aria-label="Steps">
      <p className="text-sm font-semibold text-ink-muted">
        Step {currentIndex + 1} of {steps.length}
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
            <span className="max-md:sr-only">{STEP_TITLES[each]}</span>
            {index < currentIndex && <span className="sr-only"> done</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
