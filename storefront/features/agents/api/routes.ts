import { decoded } from '@forecourt/lib/platform/text/decoded';
import type { Site } from '@forecourt/lib/sites/site';
import type { Operation } from '../operations/operation.ts';
import { operationsOf } from '../operations/operations.server.ts';

/** The first part of every address of the API. */
export const API_BASE = '/api/v1';

/** Where the API describes itself. */
export const OPENAPI_PATH = `${API_BASE}/openapi.json`;

/**
 * Address of each operation below `API_BASE`. A part in braces is the field of the input with that name; the other
 * fields are parameters of the query. Operations that end in a link for a shopper write nothing, so they are read too.
 */
const PATHS: Readonly<Record<string, string>> = {
  search_stock: '/vehicles',
  get_vehicle: '/vehicles/{vehicle}',
  get_price: '/vehicles/{vehicle}/price',
  get_availability: '/vehicles/{vehicle}/availability',
  estimate_finance: '/vehicles/{vehicle}/finance-estimate',
  get_drive_away_price: '/vehicles/{vehicle}/drive-away',
  estimate_delivery: '/vehicles/{vehicle}/delivery',
  list_test_drive_times: '/vehicles/{vehicle}/test-drive-times',
  compare_vehicles: '/compare',
  list_places: '/places',
  get_opening_hours: '/opening-hours',
  book_test_drive: '/vehicles/{vehicle}/test-drive-link',
  start_enquiry: '/enquiry-link',
  start_reservation: '/vehicles/{vehicle}/reservation-link',
};

export interface ApiRoute {
  /** `/vehicles/{vehicle}/price` */
  path: string;
  operation: Operation;
}

/** Returns the routes of a site: the operations whose feature it has. */
export const apiRoutesOf = (site: Site): ApiRoute[] =>
  operationsOf(site).flatMap((operation) => {
    const path = PATHS[operation.name];
    return path ? [{ path, operation }] : [];
  });

/** Names of the fields that are parts of a path. */
export const pathFields = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/**
 * Finds the route of an address.
 * @param pathname the whole path of the request
 * @returns null for an unknown address
 */
export function matchRoute(
  routes: readonly ApiRoute[],
  pathname: string,
): { route: ApiRoute; fields: Record<string, string> } | null {
  const parts = partsOf(pathname.slice(API_BASE.length));
  for (const route of routes) {
    const pattern = partsOf(route.path);
    if (pattern.length !== parts.length) continue;
    const fields: Record<string, string> = {};
    const isMatch = pattern.every((part, index) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      const value = decoded(parts[index] ?? '');
      if (!name) return part === value;
      if (!value) return false;
      fields[name] = value;
      return true;
    });
    if (isMatch) return { route, fields };
  }
  return null;
}

const partsOf = (path: string): string[] => path.split('/').slice(1);
