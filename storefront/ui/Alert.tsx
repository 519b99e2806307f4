import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.client.tsx';
import type { IconName } from './icons/names.ts';

const TONES = {
  info: ['info', 'bg-info-soft text-info'],
  success: ['circle-check', 'bg-success-soft text-success'],
  warning: ['triangle-exclamation-point', 'bg-warning-soft text-warning'],
  danger: ['circle-exclamation-point', 'bg-danger-soft text-danger'],
} as const satisfies Record<string, readonly [IconName, string]>;

/** A message about what just happened. Screen readers announce `danger` immediately, other tones politely. */
export function Alert({
  tone = 'info',
  title,
  className,
  children,
}: {
  tone?: keyof typeof TONES;
  title?: string;
  className?: string;
  children?: ReactNode;
}) {
  const [icon, colours] = TONES[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      tabIndex={-1}
      className={classes('flex gap-3 rounded-card p-4', colours, className)}
    >
      <Icon name={icon} className="mt-0.5" />
      <div className="text-ink">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
