import { kilometresBetween, type Point } from '@forecourt/lib/platform/geocode/distance';
import { Hono } from 'hono';

/** Roads are longer than a straight line, and driven slower on short trips. */
const DETOUR = 1.3;
const SPEEDS = { town: 38, highway: 85 } as const;
const TOWN_KILOMETRES = 15;

const POINT = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;

/**
 * The route service of OSRM: `/route/v1/driving/{lng},{lat};{lng},{lat}`
 * (https://project-osrm.org/docs/v5.24.0/api/#route-service). Answers `NoRoute` between points that are more than
 * 3,000 km apart, and `InvalidQuery` for anything but two points.
 */
export function routing(): Hono {
  return new Hono().get('/route/v1/driving/:points', (context) => {
    const points = context.req.param('points').split(';').map(pointOf);
    const [from, to, ...more] = points;
    if (!from || !to || more.length > 0)
      return context.json({ code: 'InvalidQuery', message: 'Query string malformed' }, 400);
    const kilometres = kilometresBetween(from, to) * DETOUR;
    if (kilometres > 3_000) return context.json({ code: 'NoRoute', message: 'Impossible route' }, 400);
    const inTown = Math.min(kilometres, TOWN_KILOMETRES);
    const hours = inTown / SPEEDS.town + (kilometres - inTown) / SPEEDS.highway;
    return context.json({
      code: 'Ok',
      routes: [{ distance: Math.round(kilometres * 1_000), duration: Math.round(hours * 3_600), legs: [] }],
      waypoints: points.map((point) => ({ location: [point?.lng, point?.lat], name: '' })),
    });
  });
}

function pointOf(text: string): Point | null {
  const [, lng, lat] = POINT.exec(text) ?? [];
  return lng === undefined || lat === undefined ? null : { lng: Number(lng), lat: Number(lat) };
}
