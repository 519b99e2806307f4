import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';

/** Where vehicles are printed (ROUTE-05). */
const PRINT_PATH = '/print';

/** Returns the address of a vehicle's print page, which opens in a new tab (SHARE-14, ROUTE-05). */
export const printHref = ({ slug }: Pick<Vehicle, 'slug'>): string =>
  `${PRINT_PATH}?car_id=${encodeURIComponent(slug)}`;

/** Returns the address of a vehicle's PDF (SHARE-11). */
export const pdfHref = ({ slug }: Pick<Vehicle, 'slug'>): string => `/api/cars/${slug}/pdf`;

/** Returns the file name of a vehicle's PDF (SHARE-12). */
export const pdfName = ({ slug }: Pick<Vehicle, 'slug'>): string => `${slug}.pdf`;
