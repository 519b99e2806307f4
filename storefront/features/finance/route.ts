import { FINANCE_PATHS } from '@forecourt/lib/sites/finance-paths';
import { PROBLEMS_PARAMETER } from '@/forms/answers.ts';

/** The parameter that names the vehicle, by id or slug (ROUTE-51). */
export const FINANCE_VEHICLE = 'car_id';

/**
 * Where the proxy sends a finance page with a vehicle in hand, or with a form that came back from a browser without
 * script: then it renders per request, else it is the same for everybody and cached whole.
 * @returns such as `/finance-per-request/finance`; null for every other address
 */
export function financeRoute(pathname: string, parameters: URLSearchParams): string | null {
  const path = FINANCE_PATHS.find((candidate) => candidate === pathname);
  return path && (parameters.get(FINANCE_VEHICLE) || parameters.has(PROBLEMS_PARAMETER))
    ? `/finance-per-request${path}`
    : null;
}
