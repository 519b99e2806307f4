import type { Namespace } from '@forecourt/lib/platform/language/messages';

/** Texts of the parts that run in the browser on every vehicle's page. */
export const VEHICLE_TEXTS = ['vehicleClient', 'gallery'] as const satisfies readonly Namespace[];
