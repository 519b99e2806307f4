import { FINANCE_PATHS } from '@forecourt/lib/sites/finance-paths';
import { PROBLEMS_PARAMETER } from '@/forms/answers.ts';

/** The query parameter of the vehicle, an id or slug (ROUTE-51). */
export const FINANCE_VEHICLE = 'car_id';

/**
 * Returns the per-request route of a finance page with a vehicle or an invalid form, such as
 * `/finance-per-request/finance`; null for every other address. Without them the page is cached.
 */
export function financeRoute(pathname: string, parameters: URLSearchParams): string | null {
  const path = FINANCE_PATHS.find((candidate) => candidate === pathname);
  return path && (parameters.get(FINANCE_VEHICLE) || parameters.has(PROBLEMS_PARAMETER))
    ? `/finance-per-request${path}`
    : null;
}
