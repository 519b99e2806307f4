/** The pages of a site's own about selling or trading in a car (ROUTE-10 to ROUTE-12). */
export const SELL_PATHS = ['/trade-in', '/sell-my-car', '/sell-your-car'] as const;
/** Where a car of ours is traded in against (ROUTE-09); never a car's slug. */
export const CAR_TRADE_IN_PATH = '/cars/trade-in';
