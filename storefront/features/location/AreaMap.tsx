import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import type { Location } from '@/content/locations.server.ts';
import { areaMap, type AreaMap as DrawnMap } from '@/features/map/area-map.ts';
import { COAST } from '@/features/map/coast.generated.ts';
import { suburbs } from '@/features/map/suburbs.server.ts';
import { classes } from '@/ui/classes.ts';
import { LazyPart } from './lazy/LazyPart.client.tsx';

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
 * A map of one or more locations, drawn on the server: coastline, nearby suburbs and distance circles. If the
 * site has a map style, the street map is placed over it once it is in view.
 * @param props.locations those without coordinates are omitted
 * @param props.id anchor for the links of a list next to it
 */
export function AreaMap({
  locations,
  site,
  id,
  className,
}: {
  locations: readonly Location[];
  site: Pick<Site, 'settings'>;
  id?: string | undefined;
  className?: string;
}) {
  const t = useTranslations('location');
  const places = placesOnMap(locations.toReversed()).toReversed();
  if (places.length === 0) return null;
  const map = areaMap(
    places.map(({ name, lat, lng }) => ({ name, lat, lng })),
    COAST,
    suburbs(),
  );
  return (
    <figure id={id} className={classes('scroll-mt-24', className)}>
      <div className="relative">
        <Drawing map={map} />
        {site.settings.mapStyleUrl !== null && (
          <LazyPart
            part="streets"
            props={{
              slugs: places.map(({ slug }) => slug),
              label:
                places.length === 1
                  ? t('map.streets', { name: places[0]?.name ?? '' })
                  : t('map.streetsOfAll'),
              anchor: id,
            }}
            className="pointer-events-none absolute inset-0"
          />
        )}
      </div>
      <figcaption className="mt-2 text-xs text-ink-muted">{t('map.source')}</figcaption>
    </figure>
  );
}

function Drawing({ map }: { map: DrawnMap }) {
  const t = useTranslations('location');
  const { width, height, letters, land, places, suburbs: around, rings } = map;
  const [single] = places.length === 1 ? places : [];
  const names = places.map(({ name }) => name).join(', ');
  const neighbours = around.slice(0, 3).map(({ name }) => name);
  return (
    // Styled inline to keep these rules out of the stylesheet of pages without a map.
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={
        neighbours.length > 0
          ? t('map.near', { names, suburbs: neighbours.join(', ') })
          : t('map.of', { names })
      }
      direction="ltr"
      fontSize={letters}
      textAnchor="middle"
      dominantBaseline="middle"
      className={classes(
        'w-full rounded-card border border-line bg-info-soft',
        single ? 'aspect-square sm:aspect-[12/7.6]' : 'aspect-[1/1.04] max-w-160',
      )}
    >
      <g strokeLinejoin="round">
        {/* Shallow water along the coast. */}
        <path d={land} fill="none" stroke="var(--surface)" strokeOpacity={0.55} strokeWidth={26} />
        <path d={land} fill="var(--surface)" stroke="var(--line-strong)" />
      </g>
      {single && (
        <g
          fill="none"
          stroke="var(--line-strong)"
          strokeWidth={2}
          strokeDasharray="2 9"
          strokeLinecap="round"
        >
          {rings.map(({ kilometres, rx, ry }) => (
            <ellipse key={kilometres} cx={single.x} cy={single.y} rx={rx} ry={ry} />
          ))}
        </g>
      )}
      <g fill="var(--ink-muted)" data-suburbs>
        {around.map((suburb) => (
          <text key={`${suburb.name} ${suburb.x} ${suburb.y}`} x={suburb.x} y={suburb.y}>
            {suburb.name}
          </text>
        ))}
      </g>
      <g fill="var(--ink-muted)" fontSize="0.8em" paintOrder="stroke" stroke="var(--surface)" strokeWidth={8}>
        {rings.map(({ kilometres, label }) => (
          <text key={kilometres} {...label}>{`${kilometres} km`}</text>
        ))}
      </g>
      <g stroke="var(--surface)" strokeWidth={1.5}>
        {places.map(({ name, x, y }) => (
          <g
            key={`${name} ${x} ${y}`}
            transform={`translate(${x} ${y}) scale(${letters / (single ? 17 : 24)})`}
          >
            <path d="M0 0C-4 -10 -16 -17 -16 -29A16 16 0 1 1 16 -29C16 -17 4 -10 0 0Z" fill="var(--accent)" />
            <circle cy={-29} r={6} fill="var(--on-accent)" />
          </g>
        ))}
      </g>
      <g
        fill="var(--ink)"
        fontSize="1.15em"
        fontWeight={700}
        paintOrder="stroke"
        stroke="var(--surface)"
        strokeWidth={7}
        strokeLinejoin="round"
      >
        {places.map(({ name, x, y, side }) =>
          single ? (
            <text key={name} x={x} y={y + letters * 1.3}>
              {name}
            </text>
          ) : (
            <text
              key={`${name} ${x} ${y}`}
              x={x + (side === 'right' ? letters : -letters)}
              y={y - letters}
              textAnchor={side === 'right' ? 'start' : 'end'}
            >
              {name}
            </text>
          ),
        )}
      </g>
    </svg>
  );
}
