'use client';
import { bodyLabel } from '@forecourt/lib/vehicle/body';
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
  const isListed = bodies.some(({ value }) => value === body);
  const tabs = [
    { value: null, label: 'All', count: null },
    ...bodies.map(({ value, count }) => ({ value, label: bodyLabel(value), count })),
    ...(body && !isListed ? [{ value: body, label: bodyLabel(body), count: 0 }] : []),
  ];
  if (tabs.length < 3 && body === null) return null;
  return (
    <nav aria-label="Body types" className="tabs">
      <ul>
        {tabs.map(({ value, label, count }) => (
          <li key={value ?? ''}>
            <a
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
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
