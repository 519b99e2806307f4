'use client';
import { useTranslations } from 'next-intl';
import { type CSSProperties, useEffect, useState } from 'react';
import type { MapPlace, RegionMap, RegionMaps } from '@/features/map/region-map.ts';
import type { WithStreets } from '@/features/map/streets/pins.ts';
import { Streets } from '@/features/map/streets/Streets.client.tsx';
import type { Marks } from '@/features/map/streets/streets-props.ts';
import { classes } from '@/ui/classes.ts';
import { useAddress } from '@/ui/use-language.ts';
import { useCountedNoun, useSearchState } from '../client/search-context.client.ts';
import { useFacetItems, withToggled } from '../client/use-facet-items.client.ts';
import { MOST_LOCATIONS } from '../parameters.ts';
import '@/features/map/map.css';
import './map.css';

const LOCATION = 'location_name';
const NARROW = '(width < 576px)'; // RESP-02

/** A marker for each location shows its number of vehicles and toggles a filter. */
export function ResultsMap() {
  const t = useTranslations('search');
  const stock = useTranslations('stock');
  const addressOf = useAddress();
  const noun = useCountedNoun();
  const [map, setMap] = useState<(RegionMap & WithStreets) | 'failed' | null>(null);
  const [hasStreets, setHasStreets] = useState(false);
  const { items } = useFacetItems(LOCATION, MOST_LOCATIONS);
  const { state, change } = useSearchState();
  const choose = (name: string) =>
    change({
      ...state,
      lists: { ...state.lists, [LOCATION]: withToggled(state.lists[LOCATION], name) },
      page: 1,
    });
  const mapAddress = addressOf('/search/map');
  useEffect(() => {
    fetch(mapAddress)
      .then(async (response) => {
        if (!response.ok) return 'failed';
        const { wide, tall, hasStreets } = (await response.json()) as RegionMaps & WithStreets;
        return { ...(window.matchMedia(NARROW).matches ? tall : wide), hasStreets };
      })
      .then(setMap, () => setMap('failed'));
  }, [mapAddress]);
  // The filters list the locations too.
  if (map === 'failed') return null;
  const marks: Marks = {
    noun,
    markOf: ({ slug, name }) => {
      const item = items.find(({ value }) => value === name);
      const isPressed = item?.isRefined ?? false;
      const label = map?.places.find((place) => place.slug === slug)?.town ?? name;
      return { count: item?.count ?? 0, label, isPressed, isDisabled: !item?.count && !isPressed };
    },
    onPress: ({ name }) => choose(name),
  };
  return (
    <section aria-label={t('mapOfLocations')} dir="ltr" className="quiet-map results-map mt-4">
      {map && (
        <>
          <svg viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true" className="h-full w-full">
            <path d={map.land} className="quiet-map-land" />
            {map.places.map(({ name, x, y, markerX, markerY }) => (
              <g key={name} className="results-map-spot">
                <path d={`M${x} ${y}L${markerX} ${markerY}`} />
                <circle cx={x} cy={y} r={4} />
              </g>
            ))}
            <g
              className="quiet-map-scale results-map-scale"
              transform={`translate(${map.width - map.scale.width - 24} ${map.height - 24})`}
            >
              <path d={`M0 -6V0H${map.scale.width}V-6`} />
              <text x={map.scale.width / 2} y={-10} textAnchor="middle">{`${map.scale.kilometres} km`}</text>
            </g>
          </svg>
          <ul aria-label={t('locations')} inert={hasStreets}>
            {map.places.map((place) => {
              const item = items.find(({ value }) => value === place.name);
              const count = item?.count ?? 0;
              return (
                <li key={place.name} className="contents">
                  <button
                    type="button"
                    style={positionOf(place, map)}
                    aria-pressed={item?.isRefined ?? false}
                    disabled={count === 0 && !item?.isRefined}
                    className={classes(
                      'results-map-marker',
                      place.markerX > map.width * 0.62 && 'results-map-left',
                    )}
                    onClick={() => choose(place.name)}
                  >
                    <span className="results-map-count numbers">{count}</span>
                    <span className="sr-only">
                      {t('countedAt', {
                        count,
                        noun: stock('noun', { noun }),
                        nouns: stock('nouns', { noun }),
                      })}
                    </span>
                    <span className="results-map-name">{place.town}</span>
                  </button>
                </li>
              );
            })}
          </ul>
          <p className="results-map-source">{t('coastline')}</p>
          {map.hasStreets && (
            <Streets
              slugs={map.places.map(({ slug }) => slug)}
              label={t('streetMap')}
              marks={marks}
              onShown={setHasStreets}
            />
          )}
        </>
      )}
    </section>
  );
}

const positionOf = ({ markerX, markerY }: MapPlace, { width, height }: RegionMap): CSSProperties => ({
  left: `${(markerX / width) * 100}%`,
  top: `${(markerY / height) * 100}%`,
});
