import type { Site } from '../../sites/site.ts';
import { canReserve } from '../../vehicle/can-reserve.ts';

/**
 * Returns whether a site allows reserving a vehicle online, regardless of whether it is free (CHECKOUT-01,
 * CHECKOUT-02).
 */
export function mayReserve(
  { features, settings }: Pick<Site, 'features' | 'settings'>,
  vehicle: Parameters<typeof canReserve>[0],
): boolean {
  const tag = features.reserveHiddenForTestDriveOnly ? settings.testDriveOnlyTagName : undefined;
  return (
    features.reserveEnabled && features.checkoutEnabled && canReserve({ ...vehicle, reserved: false }, tag)
  );
}
