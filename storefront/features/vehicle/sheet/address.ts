import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';

/** Where vehicles are printed (ROUTE-05). */
export const PRINT_PATH = '/print';

/** The printable page of a vehicle, for a tab of its own (SHARE-14, ROUTE-05). */
export const printHref = ({ slug }: Pick<Vehicle, 'slug'>): string =>
  `${PRINT_PATH}?car_id=${encodeURIComponent(slug)}`;

/** The PDF of a vehicle (SHARE-11). */
export const pdfHref = ({ slug }: Pick<Vehicle, 'slug'>): string => `/api/cars/${slug}/pdf`;

/** The name it is saved under (SHARE-12). */
export const pdfName = ({ slug }: Pick<Vehicle, 'slug'>): string => `${slug}.pdf`;
