/** The name of My Garage at each address of it (ROUTE-86 to ROUTE-89, OPEN-105). */
export const BRAND_NAMES = {
  '/mymotorama': 'My Motorama',
  '/mybigboxcars': 'My BigBoxCars',
  '/myblinkr': 'My Blinkr',
  '/myservco': 'My Servco',
} as const;

export type MyBrandPath = keyof typeof BRAND_NAMES;
/** Allowed values of the setting `myBrandPath`. */
export const MY_BRAND_PATHS = Object.keys(BRAND_NAMES) as [MyBrandPath, ...MyBrandPath[]];
