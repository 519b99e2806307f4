/**
 * Anchors of the vehicle page that other modules link to; `ENQUIRE_ANCHOR` is in
 * lib/leads/vehicle-actions.ts.
 */
export const MAP_ANCHOR = 'vehicle-map'; // ROUTE-08
export const SIMILAR_ANCHOR = 'similar';
export const CONDITION_ANCHOR = 'condition';
export const PRICE_ANCHOR = 'price';
export const FINANCE_CALCULATOR_ANCHOR = 'finance';
