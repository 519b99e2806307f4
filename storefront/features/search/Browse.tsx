import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import type { Landing } from '@/stock/landing.ts';
import type { ListedLanding } from '@/stock/listed-landings.ts';
import { browseGroups, browseLabel } from './browse.ts';

interface Entry {
  href: string;
  label: string;
  count?: number;
}

/**
 * Links from an unfiltered results page to its parts, for shoppers and crawlers.
 * @param props.unpriced vehicles that the results leave out
 */
export function Browse({
  landing,
  landings,
  unpriced,
}: {
  landing: Pick<Landing, 'kind' | 'heading'>;
  landings: readonly ListedLanding[];
  unpriced: readonly Pick<CardVehicle, 'slug' | 'name'>[];
}) {
  const groups = browseGroups(landing, landings).map(({ title, landings: own }) => ({
    title,
    entries: own.map((each): Entry => ({ href: each.path, label: browseLabel(each), count: each.count })),
  }));
  const withoutPrice = unpriced.map(
    (vehicle): Entry => ({ href: vehiclePath(vehicle), label: vehicle.name }),
  );
  return [...groups, { title: 'Price on request', entries: withoutPrice }].map(
    ({ title, entries }) =>
      entries.length > 0 && (
        <nav key={title} aria-label={title} className="mt-10">
          <h2 className="mb-2 text-lg">{title}</h2>
          <ul className="grid grid-cols-2 gap-x-8 text-sm sm:grid-cols-3 lg:grid-cols-5 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:gap-1.5 [&_a]:hover:text-accent-ink">
            {entries.map(({ href, label, count }) => (
              <li key={href}>
                <a href={href}>
                  {label}
                  {count !== undefined && <span className="numbers text-ink-subtle">{count}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ),
  );
}
