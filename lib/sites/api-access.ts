import type { SiteSettings } from './settings.ts';

/** Who may use a site's API: nobody, or programs with a key. */
export const API_ACCESS = ['off', 'withKeys'] as const;

/** Returns whether a site has an API. */
export const hasApi = ({ settings }: { settings: Pick<SiteSettings, 'apiAccess'> }): boolean =>
  settings.apiAccess !== 'off';
