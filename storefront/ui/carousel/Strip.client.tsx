'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.client.tsx';
import { useRow } from './use-row.client.ts';

/**
 * A horizontally scrolling row of cards. Pointer devices get buttons while not all cards fit.
 * @param props.label accessible name of the list, used in its buttons
 */
export function Strip({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const t = useTranslations('ui');
  const { scroller, hasBefore, hasAfter, move } = useRow<HTMLUListElement>();
  const sides = [
    { way: -1, name: 'previousOf', icon: 'chevron-left', hasMore: hasBefore, place: 'strip-before' },
    { way: 1, name: 'nextOf', icon: 'chevron-right', hasMore: hasAfter, place: 'strip-after' },
  ] as const;
  return (
    <div className="relative">
      <ul ref={scroller} aria-label={label} className={classes('strip', className)}>
        {children}
      </ul>
      {(hasBefore || hasAfter) &&
        sides.map(({ way, name, icon, hasMore, place }) => (
          <button
            key={name}
            type="button"
            aria-label={t(name, { label })}
            aria-disabled={!hasMore}
            className={classes('strip-button', place)}
            onClick={() => move(way)}
          >
            <Icon name={icon} />
          </button>
        ))}
    </div>
  );
}
