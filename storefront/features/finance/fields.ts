/** The parameter that names the vehicle, by id or slug (ROUTE-51). */
export const FINANCE_VEHICLE = 'car_id';
