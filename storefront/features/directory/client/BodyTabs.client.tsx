'use client';
import { useTranslations } from 'next-intl';
import { bodyText } from '@/stock/facets.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import { plainClick } from '@/ui/plain-click.ts';
import type { Choice } from '../search.ts';

/** Body types of the directory, as links, so that each can be indexed (ROUTE-39). */
export function BodyTabs({
  body,
  bodies,
  hrefOf,
  onChoose,
}: {
  body: string | null;
  bodies: readonly Choice[];
  hrefOf: (body: string | null) => string;
  onChoose: (body: string | null) => void;
}) {
  const t = useTranslations('directoryClient');
  const stock = useTranslations('stock');
  const isListed = bodies.some(({ value }) => value === body);
  const tabs = [
    { value: null, label: t('all'), count: null },
    ...bodies.map(({ value, count }) => ({ value, label: bodyText(value, stock), count })),
    ...(body && !isListed ? [{ value: body, label: bodyText(body, stock), count: 0 }] : []),
  ];
  if (tabs.length < 3 && body === null) return null;
  return (
    <nav aria-label={t('bodyTypes')} className="tabs">
      <ul>
        {tabs.map(({ value, label, count }) => (
          <li key={value ?? ''}>
            <HardLink
              href={hrefOf(value)}
              {...(value === body ? { 'aria-current': 'true' as const } : {})}
              onClick={(event) => {
                if (!plainClick(event)) return;
                event.preventDefault();
                onChoose(value);
              }}
            >
              {label}
              {count !== null && <span className="numbers"> {count}</span>}
            </HardLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
