import type { Translator } from '@forecourt/lib/platform/language/translator';
import type { Site } from '@forecourt/lib/sites/site';
import { cache } from 'react';
import type { Noun } from '@/stock/noun.ts';

const TYPES = [
  { type: 'new', href: '/search/new-cars' }, // ROUTE-22
  { type: 'demo', href: '/search/demo-cars' }, // ROUTE-23
  { type: 'used', href: '/search/used-cars' }, // ROUTE-24
] as const;

/**
 * Returns the main parts of a site's stock, one shared list for all uses on a page.
 * @param noun of the site's vehicles
 */
export const stockShortcuts = cache(
  (
    { settings, features }: Pick<Site, 'settings' | 'features'>,
    t: Translator<'hero'>,
    noun: Noun = 'car',
  ) => {
    const types = TYPES.filter(({ type }) => settings.carTypes.includes(type));
    return [
      ...(features.caravansEnabled ? [{ label: t('shortcuts.caravans'), href: '/search/caravans' }] : []), // OPEN-120
      ...(types.length > 1
        ? types.map(({ type, href }) => ({ label: t(`shortcuts.${type}`, { noun }), href }))
        : []),
      { label: t('shortcuts.everything'), href: '/search' },
    ];
  },
);
