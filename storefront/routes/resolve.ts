import type { Site } from '@forecourt/lib/site/site';

/** What stands at an address that no editor's page takes. */
export type FixedRoute =
  | { kind: 'locations' }
  /** One location, or those of a dealership, by the name in the address. */
  | { kind: 'location'; name: string }
  | { kind: 'offers' };

/**
 * The application's own page at an address of a site, null when it has none there.
 * @param path `/contact-us/albion`
 */
export function fixedRoute({ settings }: Pick<Site, 'settings'>, path: string): FixedRoute | null {
  if (path === settings.offersPath) return { kind: 'offers' };
  const [base, name, ...more] = path.slice(1).split('/');
  if (base !== settings.locationPathBase || more.length) return null;
  return name === undefined ? { kind: 'locations' } : { kind: 'location', name };
}
