'use client';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { slideOfKey } from '@/ui/carousel/position.ts';
import type { View } from './views.ts';

/** The modes of the viewer as tabs. Arrow keys, Home and End select a tab immediately. */
export function ViewTabs({
  views,
  view,
  id,
  onChoose,
}: {
  views: readonly View[];
  view: View;
  id: string;
  onChoose: (view: View) => void;
}) {
  const t = useTranslations('gallery');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = slideOfKey(event.key, views.indexOf(view), { count: views.length, loop: true });
    const nextView = next === null ? undefined : views[next];
    if (next === null || !nextView || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChoose(nextView);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div role="tablist" aria-label={t('views')} className="view-tabs no-print" onKeyDown={onKeyDown}>
      {views.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}-tab`}
          aria-selected={name === view}
          aria-controls={`${id}-${name}`}
          tabIndex={name === view ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {t(`view.${name}`)}
        </button>
      ))}
    </div>
  );
}
