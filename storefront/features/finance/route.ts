/** The addresses a finance page may have (ROUTE-44 to ROUTE-46); which one it is, the site's setting says. */
const FINANCE_PATHS = ['/finance', '/finance-enquiry', '/apply-for-finance'] as const;

/** The parameter that names the car, by id or slug (ROUTE-51). */
export const FINANCE_CAR = 'car_id';

/**
 * Where the proxy sends a finance page with a car in hand: without one the page is the same for everybody and
 * cached whole, with one it renders per request.
 * @returns such as `/finance-per-request/finance`; null for every other address
 */
export function financeRoute(pathname: string, parameters: URLSearchParams): string | null {
  const path = FINANCE_PATHS.find((candidate) => candidate === pathname);
  return path && parameters.get(FINANCE_CAR) ? `/finance-per-request${path}` : null;
}
