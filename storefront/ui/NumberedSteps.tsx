import { classes } from './classes.ts';

interface Step {
  key: string;
  title: string;
  text: string;
}

/**
 * A list of numbered steps, below each other unless `className` sets columns.
 * @param props.level heading level of a step's title
 */
export function NumberedSteps({
  steps,
  level: Title = 'h3',
  className,
}: {
  steps: readonly Step[];
  level?: 'h3' | 'h4';
  className?: string;
}) {
  return (
    <ol className={classes('grid gap-6', className)}>
      {steps.map(({ key, title, text }, index) => (
        <li key={key} className="flex gap-4">
          <span
            aria-hidden="true"
            className="numbers flex size-9 flex-none items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-ink"
          >
            {index + 1}
          </span>
          <div>
            <Title className="pt-1.5 text-base">{title}</Title>
            <p className="mt-1 text-ink-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
