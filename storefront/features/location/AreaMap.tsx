import type { Location } from '@/content/locations.server.ts';
import { areaMap, type AreaMap as DrawnMap } from '@/features/map/area.ts';
import { COAST } from '@/features/map/coast.generated.ts';
import { suburbs } from '@/features/map/suburbs.server.ts';
import '@/features/map/map.css';
import './area-map.css';

/** The places of a list that somebody wrote down on the map, each spot once. */
export function placesOnMap(locations: readonly Location[]): (Location & { lat: number; lng: number })[] {
  const spots = new Map(
    locations.flatMap((location) => {
      const { lat, long: lng } = location.address ?? {};
      return lat == null || lng == null ? [] : [[`${lat},${lng}`, { ...location, lat, lng }] as const];
    }),
  );
  return [...spots.values()];
}

/**
 * One place or several on a map of our own: the coast, the suburbs around, and circles that tell distances. Drawn on
 * the server, so that it is there without script and asks no other company who looks at it.
 * @param props.locations those without a place on the map are left out; nothing shows when that is all
 */
export function AreaMap({ locations, className }: { locations: readonly Location[]; className?: string }) {
  // The first of several at one spot is the one that names it.
  const places = placesOnMap(locations.toReversed()).toReversed();
  if (places.length === 0) return null;
  const map = areaMap(
    places.map(({ name, lat, lng }) => ({ name, lat, lng })),
    COAST,
    suburbs(),
  );
  return (
    <figure className={className}>
      <div className="quiet-map area-map" data-many={places.length > 1 || undefined}>
        <Drawing map={map} />
      </div>
      <figcaption className="mt-2 text-xs text-ink-muted">
        Drawn from the coastline of Natural Earth and suburbs by Matthew Proctor; it shows no roads.
      </figcaption>
    </figure>
  );
}

function Drawing({ map }: { map: DrawnMap }) {
  const { width, height, letters, land, places, suburbs: around, rings } = map;
  const [single] = places.length === 1 ? places : [];
  const names = places.map(({ name }) => name).join(', ');
  const neighbours = around.slice(0, 3).map(({ name }) => name);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={`Map: ${names}${neighbours.length > 0 ? `, near ${neighbours.join(', ')}` : ''}`}
      fontSize={letters}
    >
      <path d={land} className="area-map-shore" />
      <path d={land} className="quiet-map-land" />
      {single &&
        rings.map(({ kilometres, rx, ry, label }) => (
          <g key={kilometres} className="area-map-ring">
            <ellipse cx={single.x} cy={single.y} rx={rx} ry={ry} />
            <text {...label}>{`${kilometres} km`}</text>
          </g>
        ))}
      {around.map((suburb) => (
        <text
          key={`${suburb.name} ${suburb.x} ${suburb.y}`}
          x={suburb.x}
          y={suburb.y}
          className="area-map-suburb"
        >
          {suburb.name}
        </text>
      ))}
      {places.map(({ name, x, y, side }) => (
        <g key={`${name} ${x} ${y}`}>
          <g
            transform={`translate(${x} ${y}) scale(${letters / (single ? 17 : 24)})`}
            className="area-map-pin"
          >
            <path d="M0 0C-4 -10 -16 -17 -16 -29A16 16 0 1 1 16 -29C16 -17 4 -10 0 0Z" />
            <circle cy={-29} r={6} />
          </g>
          {single ? (
            <text x={x} y={y + letters * 1.3} className="area-map-name">
              {name}
            </text>
          ) : (
            <text
              x={x + (side === 'right' ? letters : -letters)}
              y={y - letters}
              textAnchor={side === 'right' ? 'start' : 'end'}
              className="area-map-name"
            >
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
