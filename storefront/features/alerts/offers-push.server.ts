import { environment } from '@forecourt/lib/platform/env';
import { hasGarageApp } from '@forecourt/lib/sites/garage-app';
import type { Site } from '@forecourt/lib/sites/site';

/** Returns the key with which browsers subscribe; null if this installation sends no notifications. */
export const pushKey = (): string | null => environment().VAPID_PUBLIC_KEY ?? null;

/** Returns whether shoppers of a site can get notifications. */
export const offersPush = (site: Pick<Site, 'features'>): boolean => hasGarageApp(site) && pushKey() !== null;
