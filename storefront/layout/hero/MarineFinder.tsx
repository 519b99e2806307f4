import { inLanguage } from '@forecourt/lib/platform/language/languages';
import type { Site } from '@forecourt/lib/sites/site';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { RecentSearches } from '@/features/search/suggest/RecentSearches.client.tsx';
import { pageLanguage } from '@/site/page-language.server.ts';
import { bodyCounts } from '@/stock/bodies.server.ts';
import { bodyText } from '@/stock/facets.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Select } from '@/ui/Select.tsx';
import { pricePicks } from './price-picks.ts';

const TYPES_SHOWN = 12;
/** Caravan lengths in millimetres, which decide where it fits and what can tow it. */
const LENGTHS = [
  { key: 'upTo', metres: 5, value: ':5000' },
  { key: 'between', metres: 6, value: '5000:6000' },
  { key: 'between', metres: 7, value: '6000:7000' },
  { key: 'over', metres: 7, value: '7000:' },
] as const;
const SLEEPS = [2, 3, 4, 5, 6] as const;

interface Option {
  label: string;
  value: string;
}

/** A finder for shoppers who have no make in mind: type, length and berths. Works without script. */
export async function MarineFinder({ site }: { site: Site }) {
  const t = await getTranslations('hero');
  const search = (await getTranslations('shell'))('search');
  const stock = await getTranslations('stock');
  const types = (await bodyCounts(site, TYPES_SHOWN)).flatMap(({ body, values: [value] }) =>
    value ? [{ label: bodyText(body, stock), value }] : [],
  );
  return (
    <search className="marine-finder">
      <form action={inLanguage('/search', await pageLanguage())} className="card p-card">
        <Choice
          id="finder-type"
          name="refinementList[simple_body][0]"
          label={t('type')}
          any={t('anyType')}
          options={types}
        />
        {site.features.caravansEnabled ? (
          <>
            <Choice
              id="finder-length"
              name="range[length]"
              label={t('length')}
              any={t('anyLength')}
              options={LENGTHS.map(({ key, metres, value }) => ({
                label: t(`lengths.${key}`, { from: metres - 1, metres }),
                value,
              }))}
            />
            <Choice
              id="finder-sleeps"
              name="range[sleeps]"
              label={t('sleeps')}
              any={t('anyNumber')}
              options={SLEEPS.map((number) => ({
                label: t('orMore', { count: number }),
                value: `${number}:`,
              }))}
            />
          </>
        ) : (
          <Choice
            id="finder-budget"
            name="range[price]"
            label={t('budget')}
            any={t('anyPrice')}
            options={pricePicks(site, t)}
          />
        )}
        <button type="submit" className="btn btn-primary btn-lg">
          <Icon name="search" size={18} />
          {search}
        </button>
      </form>
      <RecentSearches siteSlug={site.slug} className="mt-3 text-sm" />
    </search>
  );
}

function Choice({
  id,
  name,
  label,
  any,
  options,
}: {
  id: string;
  name: string;
  label: string;
  any: string;
  options: readonly Option[];
}): ReactNode {
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
