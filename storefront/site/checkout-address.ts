import type { Site } from '@forecourt/lib/sites/site';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';

/** Returns the path of a vehicle's checkout on this site (ROUTE-02, ROUTE-03). */
export const checkoutPath = ({ settings }: Pick<Site, 'settings'>, vehicle: { slug: string }): string =>
  `${vehiclePath(vehicle)}/${settings.checkoutPathSegment}`;

/** Returns whether this site reserves vehicles at this path (ROUTE-02, ROUTE-03). */
export const hasCheckout = (
  { settings, features }: Pick<Site, 'settings' | 'features'>,
  segment: string,
): boolean => features.reserveEnabled && features.checkoutEnabled && segment === settings.checkoutPathSegment;

/** Returns the address of a shopper's reservation. Access is granted by cookie, never by the address. */
export const reservationPath = (reference: string): string => `/reservations/${reference}`;

/** The steps of a checkout (OPEN-024), by name in the address. */
export const CHECKOUT_STEPS = ['details', 'trade-in', 'handover', 'pay'] as const;

/** Query parameter with the name of a step. */
export const STEP_PARAMETER = 'step';
