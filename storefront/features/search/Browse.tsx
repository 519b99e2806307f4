import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { getTranslations } from 'next-intl/server';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import type { StockTexts } from '@/stock/facets.ts';
import type { Landing } from '@/stock/landing.ts';
import type { ListedLanding } from '@/stock/listed-landings.ts';
import { landingHeading, placeName } from '@/stock/searched-noun.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import { browseGroups } from './browse.ts';

interface Entry {
  href: string;
  label: string;
  count?: number;
}

/**
 * Links from an unfiltered results page to its parts, for shoppers and crawlers.
 * @param props.unpriced vehicles that the results leave out
 */
export async function Browse({
  landing,
  landings,
  unpriced,
}: {
  landing: Pick<Landing, 'kind' | 'heading'>;
  landings: readonly ListedLanding[];
  unpriced: readonly Pick<CardVehicle, 'slug' | 'name'>[];
}) {
  const t = await getTranslations('searchPage');
  const stock = await getTranslations('stock');
  const groups = browseGroups(landing, landings, t).map(({ title, landings: own }) => ({
    title,
    entries: own.map(
      (each): Entry => ({ href: each.path, label: browseLabel(each, stock), count: each.count }),
    ),
  }));
  const withoutPrice = unpriced.map(
    (vehicle): Entry => ({ href: vehiclePath(vehicle), label: vehicle.name }),
  );
  return [...groups, { title: t('browse.unpriced'), entries: withoutPrice }].map(
    ({ title, entries }) =>
      entries.length > 0 && (
        <nav key={title} aria-label={title} className="mt-10">
          <h2 className="mb-2 text-lg">{title}</h2>
          <ul className="grid grid-cols-2 gap-x-8 text-sm sm:grid-cols-3 lg:grid-cols-5 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:gap-1.5 [&_a]:hover:text-accent-ink">
            {entries.map(({ href, label, count }) => (
              <li key={href}>
                <HardLink href={href}>
                  {label}
                  {count !== undefined && <span className="numbers text-ink-subtle">{count}</span>}
                </HardLink>
              </li>
            ))}
          </ul>
        </nav>
      ),
  );
}

/** Returns a landing's name in a list of its kind: `Stock at Harbour Cairns` is `Harbour Cairns`. */
const browseLabel = (landing: ListedLanding, t: StockTexts): string =>
  landing.kind === 'type' ? landingHeading(landing, t) : placeName(landing.heading);
