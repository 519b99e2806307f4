'use client';
import { type ReactNode, useState } from 'react';
import { Icon } from '@/ui/Icon.client.tsx';
import { useLoadAllTexts } from './SearchTexts.client.tsx';

/** Renders its content once opened, so that the page does not carry unused lists. */
export function FilterGroup({
  label,
  chosen: chosenCount,
  openAtFirst,
  children,
}: {
  label: string;
  chosen: number;
  openAtFirst: boolean;
  children: ReactNode;
}) {
  const loadAllTexts = useLoadAllTexts();
  const [openAtStart] = useState(openAtFirst || chosenCount > 0);
  const [wasOpened, setWasOpened] = useState(openAtStart);
  return (
    <details
      open={openAtStart}
      className="group border-b border-line last:border-b-0"
      onToggle={(event) => {
        if (!event.currentTarget.open || wasOpened) return;
        loadAllTexts();
        setWasOpened(true);
      }}
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 font-semibold">
        <span>
          {label}
          {chosenCount > 0 && <span className="badge badge-soft ms-2 rounded-full">{chosenCount}</span>}
        </span>
        <Icon name="chevron-down" size={18} className="text-ink-muted group-open:rotate-180" />
      </summary>
      {wasOpened && <div className="pb-4">{children}</div>}
    </details>
  );
}
