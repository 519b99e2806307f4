'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { PlaceMap as DrawnMap, PlaceMaps } from '@/features/map/place-map.ts';
import type { WithStreets } from '@/features/map/streets/pins.ts';
import { Button } from '@/ui/Button.tsx';
import { LateTexts } from '@/ui/texts/LateTexts.client.tsx';
import type { Place } from './PlaceAddress.tsx';
import '@/features/map/map.css';
import { PlaceAddress } from './PlaceAddress.tsx';
import './place-map.css';
import { PlaceStreets } from './streets/PlaceStreets.client.tsx';

const NARROW = '(width < 576px)'; // RESP-02
/** The texts of the map and its cards, which load with this script. */
const TEXTS = ['locationClient', 'hoursClient', 'map'] as const;

type State = (DrawnMap & WithStreets) | 'loading' | 'failed';

/** The map of one location with its address. If even the drawn map fails, the address has a button to try again. */
export const PlaceMap = (props: { place: Place }) => (
  <LateTexts namespaces={TEXTS}>
    <LoadedMap {...props} />
  </LateTexts>
);

function LoadedMap({ place }: { place: Place }) {
  const t = useTranslations('locationClient');
  const [map, setMap] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
  useEffect(() => {
    const controller = new AbortController();
    setMap('loading');
    fetch(`/search/map/${place.slug}`, { signal: controller.signal })
      .then(async (response) => {
        if (!response.ok) return 'failed';
        const { wide, tall, hasStreets } = (await response.json()) as PlaceMaps & WithStreets;
        return { ...(window.matchMedia(NARROW).matches ? tall : wide), hasStreets };
      })
      .then(setMap, () => !controller.signal.aborted && setMap('failed'));
    return () => controller.abort();
  }, [place.slug, attempt]);
  return (
    <PlaceAddress place={place}>
      {map === 'failed' ? (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => setAttempt(attempt + 1)}
        >
          {t('showMap')}
        </Button>
      ) : (
        <div>
          <div className="quiet-map place-map" aria-busy={map === 'loading'}>
            {map !== 'loading' && <Drawing map={map} place={place} />}
            {map !== 'loading' && map.hasStreets && (
              <PlaceStreets slugs={[place.slug]} label={t('map.streets', { name: place.name })} />
            )}
          </div>
          <p className="mt-1 text-xs text-ink-muted">{t('map.source')}</p>
        </div>
      )}
    </PlaceAddress>
  );
}

function Drawing({ map, place }: { map: DrawnMap; place: Place }) {
  const t = useTranslations('locationClient');
  const { width, height, letters, land, x, y, suburbs, scale } = map;
  const neighbours = suburbs.slice(0, 3).map(({ name }) => name);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={
        neighbours.length > 0
          ? t('map.near', { names: place.name, suburbs: neighbours.join(', ') })
          : t('map.of', { names: place.name })
      }
      direction="ltr"
      className="h-full w-full"
      fontSize={letters}
    >
      <path d={land} className="quiet-map-land" />
      {suburbs.map((suburb) => (
        <text key={suburb.name} x={suburb.x} y={suburb.y} className="place-map-suburb">
          {suburb.name}
        </text>
      ))}
      <g className="quiet-map-scale" transform={`translate(${width - scale.width - 24} ${height - 24})`}>
        <path d={`M0 -8V0H${scale.width}V-8`} />
        <text x={scale.width / 2} y={-14}>{`${scale.kilometres} km`}</text>
      </g>
      <g transform={`translate(${x} ${y}) scale(${letters / 24})`} className="place-map-pin">
        <path d="M0 0C-4 -10 -16 -17 -16 -29A16 16 0 1 1 16 -29C16 -17 4 -10 0 0Z" />
        <circle cy={-29} r={6} />
      </g>
      <text x={x} y={y + letters * 1.2} className="place-map-name">
        {place.name}
      </text>
    </svg>
  );
}
