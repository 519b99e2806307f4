import type { Namespace } from '@forecourt/lib/platform/language/messages';

/** The texts of cards that load in the browser. */
export const LATE_CARD_TEXTS: readonly Namespace[] = ['vehicleCard', 'price'];
