/** Anchors of the vehicle page that other parts link to. */
export const MAP_ANCHOR = 'vehicle-map'; // ROUTE-08
export const ENQUIRE_ANCHOR = 'enquire';
export const SIMILAR_ANCHOR = 'similar';
