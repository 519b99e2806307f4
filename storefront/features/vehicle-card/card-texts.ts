import type { Namespace } from '@forecourt/lib/platform/language/messages';

/** The texts of cards that load in the browser, with those of weekly figures. */
export const LATE_CARD_TEXTS: readonly Namespace[] = ['vehicleCard', 'price', 'weeklyFigure'];
