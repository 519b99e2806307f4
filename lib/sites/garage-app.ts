import type { SiteFeatures } from './features.ts';

/** The service worker of My Garage. At the root, so that its scope may be any garage's path. */
export const GARAGE_WORKER_PATH = '/garage-app.js';
export const MANIFEST_PATH = '/site.webmanifest';
/** Where phones send photos that are shared with the installed app. */
export const SHARED_PHOTOS_PATH = '/my-garage/shared-photos';

/** Sizes of the app's icons in pixels: iOS asks for 180, Chromium for 192 and 512. */
export const APP_ICON_SIZES = [180, 192, 512] as const;
export const MASKABLE_ICON_SIZE = 512;

/** Returns whether shoppers can install a site's garage as an app. */
export const hasGarageApp = ({ features }: { features: SiteFeatures }): boolean =>
  features.garageEnabled && features.garageApp;
