import type { SiteFeatures } from './features.ts';

/** The service worker of My Garage. At the root, so that its scope may be any garage's path. */
export const GARAGE_WORKER_PATH = '/garage-app.js';
export const MANIFEST_PATH = '/site.webmanifest';
/** Returns whether shoppers can install a site's garage as an app. */
export const hasGarageApp = ({ features }: { features: SiteFeatures }): boolean =>
  features.garageEnabled && features.garageApp;
