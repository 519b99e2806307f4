import { POSTCODE_LENGTH } from '@forecourt/lib/platform/geocode/postcode';
import { inLanguage } from '@forecourt/lib/platform/language/languages';
import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadDealerships } from '@/content/directory.server.ts';
import { loadLocations } from '@/content/locations.server.ts';
import { DealerSites } from '@/features/dealerships/DealerSites.tsx';
import { AreaMap } from '@/features/location/AreaMap.tsx';
import { byDistance } from '@/features/location/by-distance.ts';
import { LazyPart } from '@/features/location/lazy/LazyPart.client.tsx';
import { mergeLocations } from '@/features/location/merge-locations.ts';
import { NearestPlace } from '@/features/location/NearestPlace.tsx';
import { MAP_ID } from '@/features/map/streets/pins.ts';
import { PageHeader } from '@/layout/PageHeader.tsx';
import { BreadcrumbData } from '@/seo/BreadcrumbData.tsx';
import { pageLanguage } from '@/site/page-language.server.ts';
import type { NearPlace } from '@/stock/near.ts';
import { DEALER_LOCATOR_PATH } from './page-address.ts';

export async function dealerLocatorMetadata(site: Site): Promise<Metadata> {
  const [t, titles] = await Promise.all([getTranslations('location'), getTranslations('pageTitles')]);
  return {
    title: titles('dealerLocator'),
    description: t('locator.description', { site: site.name }),
    alternates: { canonical: DEALER_LOCATOR_PATH },
  };
}

/** The location for a postcode, or the problem with it; null without a postcode. */
export type Wanted = { place: NearPlace } | { text: string; problem: string } | null;

/**
 * The dealer locator (ROUTE-73): every dealer on a map and in a list, the nearest to a postcode first
 * (OPEN-088). The postcode is in the address, so that it can be shared.
 */
export async function DealerLocatorPage({ site, wanted = null }: { site: Site; wanted?: Wanted }) {
  const [locations, dealerships, t, titles, language] = await Promise.all([
    loadLocations(site.slug),
    loadDealerships(site.slug),
    getTranslations('location'),
    getTranslations('pageTitles'),
    pageLanguage(),
  ]);
  const title = titles('dealerLocator');
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: title, href: DEALER_LOCATOR_PATH },
  ];
  const groups = mergeLocations(locations, 'street');
  const near = wanted && 'place' in wanted ? wanted.place : null;
  const problem = wanted && 'problem' in wanted ? wanted : null;
  const sortedPlaces = near
    ? byDistance(groups, near, ([{ address }]) =>
        address?.lat == null || address.long == null ? null : { lat: address.lat, lng: address.long },
      )
    : groups.map((place) => ({ place, kilometres: null }));
  return (
    <main id="content">
      <PageHeader crumbs={crumbs} title={title} intro={t('locator.intro')} />
      <section className="section" aria-label={title}>
        <div className="container grid items-start gap-x-14 gap-y-8 lg:grid-cols-[6fr_5fr]">
          <div>
            <form
              action={inLanguage(DEALER_LOCATOR_PATH, language)}
              className="flex flex-wrap items-end gap-2"
            >
              <label className="grid gap-1 font-medium">
                {t('locator.postcode')}
                <input
                  key={near?.near ?? problem?.text ?? ''}
                  name="near"
                  inputMode="numeric"
                  autoComplete="postal-code"
                  required
                  pattern="\d{4}"
                  title={t('locator.format')}
                  maxLength={POSTCODE_LENGTH}
                  defaultValue={near?.near ?? problem?.text ?? ''}
                  aria-invalid={Boolean(problem)}
                  aria-describedby="locator-said"
                  className="field w-32"
                />
              </label>
              <button type="submit" className="btn btn-primary">
                {t('locator.find')}
              </button>
              <LazyPart part="nearest" props={{ onlyPosition: true }} className="min-h-11" />
            </form>
            <p
              id="locator-said"
              role="status"
              className={problem ? 'mt-2 text-danger' : 'mt-2 text-ink-muted'}
            >
              {problem?.problem ?? (near && t('locator.sorted', { place: near.name }))}
            </p>
            <ul data-places className="mt-6 grid gap-gap">
              {sortedPlaces.map(({ place: places, kilometres }) => (
                <NearestPlace
                  key={places[0].id}
                  places={places}
                  kilometres={kilometres}
                  site={site}
                  website={dealerships.find(({ id }) => id === places[0].dealership_id)?.website ?? null}
                />
              ))}
            </ul>
          </div>
          <AreaMap locations={locations} site={site} id={MAP_ID} className="lg:sticky lg:top-24" />
        </div>
      </section>
      <DealerSites dealerships={dealerships} />
      <BreadcrumbData site={site} crumbs={crumbs} />
    </main>
  );
}
