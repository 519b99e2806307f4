import type { Site } from '@forecourt/lib/sites/site';
import { vehiclePath } from '@forecourt/lib/vehicle/path';

/** Returns the checkout address of a vehicle on this site (ROUTE-02, ROUTE-03). */
export const checkoutPath = ({ settings }: Pick<Site, 'settings'>, vehicle: { slug: string }): string =>
  `${vehiclePath(vehicle)}/${settings.checkoutPathSegment}`;

/**
 * Returns whether this site has a checkout at this path segment (ROUTE-02, ROUTE-03). Reservations and the
 * checkout must both be enabled.
 */
export const hasCheckout = (
  { settings, features }: Pick<Site, 'settings' | 'features'>,
  segment: string,
): boolean => features.reserveEnabled && features.checkoutEnabled && segment === settings.checkoutPathSegment;
