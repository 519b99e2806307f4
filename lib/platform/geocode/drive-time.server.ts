import { z } from 'zod';
import { sourcesOf } from '../media-sources.ts';
import { callHost } from '../network/call-host.server.ts';
import { jsonOutside } from '../network/get-outside.server.ts';
import { PUBLIC_HTTPS, type Reach } from '../network/post-outside.server.ts';
import type { Point } from './distance.ts';

export type DriveTime =
  | { ok: true; minutes: number }
  /** `unknown`: there is no road; `down`: the service did not give a valid response. */
  | { ok: false; reason: 'unknown' | 'down' };

/** A shopper waits for it with a card open. */
const PATIENCE_MS = 3_000;
/** A route without its geometry is below 10 kB. */
const MAX_BYTES = 100_000;
/** Enough decimals for a suburb: about 100 m. */
const DECIMALS = 3;

/** Codes of OSRM and Mapbox for places that no road connects. */
const UNREACHABLE = ['NoRoute', 'NoSegment'];

const answer = z.object({
  code: z.string(),
  routes: z.array(z.object({ duration: z.number().min(0) })).optional(),
});

/**
 * Returns the address of a route between two points, in the format of OSRM's route service
 * (https://project-osrm.org/docs/v5.24.0/api/#route-service), which Mapbox Directions shares.
 * @param service its address up to the points, with a key as a query if it needs one
 */
export function routeAddress(service: string, from: Point, to: Point): string {
  const url = new URL(service);
  const points = [from, to].map(({ lng, lat }) => `${lng.toFixed(DECIMALS)},${lat.toFixed(DECIMALS)}`);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${points.join(';')}`;
  url.searchParams.set('overview', 'false');
  return url.href;
}

/**
 * Returns what a service may be: public on https, or one of the operator's own, whose host may be private.
 * @param privateSources `DRIVE_TIME_PRIVATE_SOURCES`
 */
function reachOf(service: string, privateSources: readonly string[]): Reach {
  const isOwn = sourcesOf([], privateSources).mayBePrivate(new URL(service));
  return isOwn
    ? { isAllowedUrl: () => true, isAllowedAddress: () => true, patienceMs: PATIENCE_MS }
    : { ...PUBLIC_HTTPS, patienceMs: PATIENCE_MS };
}

/**
 * Requests the time to drive between two places.
 * @param service the site's setting `driveTimeUrl`
 * @param options.from the centre of a suburb, never a shopper's position
 * @param options.privateSources `DRIVE_TIME_PRIVATE_SOURCES`
 * @returns whole minutes, at least one; never throws
 */
export async function driveTime(
  service: string,
  { from, to, privateSources }: { from: Point; to: Point; privateSources: readonly string[] },
): Promise<DriveTime> {
  try {
    const address = routeAddress(service, from, to);
    const reach = reachOf(service, privateSources);
    const { body } = await callHost(
      'routes',
      new URL(address).host,
      () => jsonOutside(address, reach, { maxBytes: MAX_BYTES }),
      { isOutage: ({ status }) => status >= 500 },
    );
    const parsed = answer.safeParse(body);
    if (!parsed.success) return { ok: false, reason: 'down' };
    const { code, routes: [route] = [] } = parsed.data;
    if (UNREACHABLE.includes(code)) return { ok: false, reason: 'unknown' };
    if (code !== 'Ok' || !route) return { ok: false, reason: 'down' };
    return { ok: true, minutes: Math.max(1, Math.round(route.duration / 60)) };
  } catch {
    return { ok: false, reason: 'down' };
  }
}
