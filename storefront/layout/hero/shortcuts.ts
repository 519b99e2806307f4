import type { Site } from '@forecourt/lib/sites/site';
import { cache } from 'react';

const TYPES = [
  { type: 'new', label: 'New cars', href: '/search/new-cars' }, // ROUTE-22
  { type: 'demo', label: 'Demo cars', href: '/search/demo-cars' }, // ROUTE-23
  { type: 'used', label: 'Used cars', href: '/search/used-cars' }, // ROUTE-24
] as const;

/** Returns the main parts of a site's stock, one shared list for all uses on a page. */
export const stockShortcuts = cache(({ settings, features }: Pick<Site, 'settings' | 'features'>) => {
  const types = TYPES.filter(({ type }) => settings.carTypes.includes(type));
  return [
    ...(features.caravansEnabled ? [{ label: 'Caravans', href: '/search/caravans' }] : []), // OPEN-120
    ...(types.length > 1 ? types.map(({ label, href }) => ({ label, href })) : []),
    { label: 'Everything in stock', href: '/search' },
  ];
});
