import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.client.tsx';

/**
 * A disclosure based on `<details>`, without script (UI-04).
 * @param props.group disclosures with the same group open one at a time
 */
export function Disclosure({
  summary,
  open,
  group,
  className,
  children,
}: {
  summary: ReactNode;
  open?: boolean;
  group?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details open={open} name={group} className={classes('group border-b border-line', className)}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-semibold">
        {summary}
        <Icon
          name="chevron-down"
          className="text-ink-muted transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
