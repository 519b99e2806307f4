'use client';
import { useEffect, useState } from 'react';
import type { PlaceMap as DrawnMap, PlaceMaps } from '@/features/map/place-map.ts';
import { Alert } from '@/ui/Alert.tsx';
import { Button } from '@/ui/Button.tsx';
import type { Place } from './PlaceAddress.tsx';
import '@/features/map/map.css';
import { PlaceAddress } from './PlaceAddress.tsx';
import './place-map.css';

const NARROW = '(width < 576px)'; // RESP-02
type State = DrawnMap | 'loading' | 'failed';

export function PlaceMap({ place }: { place: Place }) {
  const [map, setMap] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
  useEffect(() => {
    const controller = new AbortController();
    setMap('loading');
    fetch(`/search/map/${place.slug}`, { signal: controller.signal })
      .then(async (response) => {
        if (!response.ok) return 'failed';
        const { wide, tall } = (await response.json()) as PlaceMaps;
        return window.matchMedia(NARROW).matches ? tall : wide;
      })
      .then(setMap, () => !controller.signal.aborted && setMap('failed'));
    return () => controller.abort();
  }, [place.slug, attempt]);
  return (
    <PlaceAddress place={place}>
      {map === 'failed' ? (
        <Alert tone="danger">
          <p>The map could not be loaded.</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </Button>
        </Alert>
      ) : (
        <div>
          <div className="quiet-map place-map" aria-busy={map === 'loading'}>
            {map !== 'loading' && <Drawing map={map} place={place} />}
          </div>
          <p className="mt-1 text-xs text-ink-muted">Coastline: Natural Earth. Suburbs: Matthew Proctor</p>
        </div>
      )}
    </PlaceAddress>
  );
}

function Drawing({ map, place }: { map: DrawnMap; place: Place }) {
  const { width, height, letters, land, x, y, suburbs, scale } = map;
  const neighbours = suburbs.slice(0, 3).map(({ name }) => name);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Map: ${place.name}${neighbours.length > 0 ? `, near ${neighbours.join(', ')}` : ''}`}
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
