import type { Site } from '@forecourt/lib/sites/site';
import { vehiclePath } from '@forecourt/lib/vehicle/path';

/** Where the checkout of a vehicle is, on this site (ROUTE-02, ROUTE-03). */
export const checkoutPath = ({ settings }: Pick<Site, 'settings'>, vehicle: { slug: string }): string =>
  `${vehiclePath(vehicle)}/${settings.checkoutPathSegment}`;

/** Whether this site reserves vehicles at this address (ROUTE-02, ROUTE-03, readings 85). */
export const hasCheckout = (
  { settings, features }: Pick<Site, 'settings' | 'features'>,
  segment: string,
): boolean => features.reserveEnabled && features.checkoutEnabled && segment === settings.checkoutPathSegment;
