import type { Site } from '@forecourt/lib/sites/site';
import { bodyLabel } from '@forecourt/lib/vehicle/body';
import type { ReactNode } from 'react';
import { RecentSearches } from '@/features/search/suggest/RecentSearches.client.tsx';
import { bodyCounts } from '@/stock/bodies.server.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Select } from '@/ui/Select.tsx';
import { pricePicks } from './price-picks.ts';

const TYPES_SHOWN = 12;
/** Caravan lengths in millimetres, which decide where it fits and what can tow it. */
const LENGTHS = [
  { label: 'Up to 5 m', value: ':5000' },
  { label: '5 to 6 m', value: '5000:6000' },
  { label: '6 to 7 m', value: '6000:7000' },
  { label: 'Over 7 m', value: '7000:' },
] as const;
const SLEEPS = [2, 3, 4, 5, 6] as const;

interface Option {
  label: string;
  value: string;
}

/** A finder for shoppers who have no make in mind: type, length and berths. Works without script. */
export async function MarineFinder({ site }: { site: Site }) {
  const types = (await bodyCounts(site, TYPES_SHOWN)).flatMap(({ body, values: [value] }) =>
    value ? [{ label: bodyLabel(body), value }] : [],
  );
  return (
    <search className="marine-finder">
      <form action="/search" className="card p-card">
        <Choice name="refinementList[simple_body][0]" label="Type" any="Any type" options={types} />
        {site.features.caravansEnabled ? (
          <>
            <Choice name="range[length]" label="Length" any="Any length" options={LENGTHS} />
            <Choice
              name="range[sleeps]"
              label="Sleeps"
              any="Any number"
              options={SLEEPS.map((number) => ({ label: `${number} or more`, value: `${number}:` }))}
            />
          </>
        ) : (
          <Choice name="range[price]" label="Budget" any="Any price" options={pricePicks(site)} />
        )}
        <button type="submit" className="btn btn-primary btn-lg">
          <Icon name="search" size={18} />
          Search
        </button>
      </form>
      <RecentSearches siteSlug={site.slug} className="mt-3 text-sm" />
    </search>
  );
}

function Choice({
  name,
  label,
  any,
  options,
}: {
  name: string;
  label: string;
  any: string;
  options: readonly Option[];
}): ReactNode {
  const id = `finder-${label.toLowerCase()}`;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <Select id={id} name={name} defaultValue="">
        <option value="">{any}</option>
        {options.map(({ label: words, value }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  );
}
