import type { Site } from '@forecourt/lib/site/site';

/** What stands at an address that no editor's page takes. */
export type FixedRoute =
  | { kind: 'locations' }
  /** One location, or those of a dealership, by the name in the address. */
  | { kind: 'location'; name: string }
  | { kind: 'offers' }
  | { kind: 'brands' }
  /** One brand, by the name in the address. */
  | { kind: 'brand'; name: string }
  /** Perhaps a model, by the name in the address: they share the root with pages (OPEN-035). */
  | { kind: 'model'; name: string };

/**
 * The application's own page at an address of a site, null when it has none there.
 * @param path `/contact-us/albion`
 */
export function fixedRoute({ settings }: Pick<Site, 'settings'>, path: string): FixedRoute | null {
  if (path === settings.offersPath) return { kind: 'offers' };
  const [base = '', name, ...more] = path.slice(1).split('/');
  if (more.length) return null;
  if (base === settings.locationPathBase)
    return name === undefined ? { kind: 'locations' } : { kind: 'location', name };
  if (base === 'brands') return name === undefined ? { kind: 'brands' } : { kind: 'brand', name };
  if (name === 'overview') return { kind: 'brand', name: base };
  return name === undefined ? { kind: 'model', name: base } : null;
}
