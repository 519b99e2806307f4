import { withinRate } from '../../platform/database/rate-limit.server.ts';
import { ApiError } from '../../platform/request/api-error.ts';
import { RATES } from '../../platform/request/rates.ts';
import type { Call } from './call.server.ts';

type StaffRate = Extract<keyof typeof RATES, `staff${string}`>;

/**
 * Counts a call against a limit of the member of staff who makes it.
 * @param text message of the error
 * @param counter name of the counter; calls with different names are counted separately
 * @throws ApiError (`rate_limit`) over the limit; the database's error
 */
export async function expectStaffRate(
  { staff, office }: Pick<Call, 'staff' | 'office'>,
  rate: StaffRate,
  text = 'Too many requests in a short time. Please wait a minute.',
  counter: string = rate,
): Promise<void> {
  const counted = { what: `back-office ${counter}`, by: { staff: staff.id } };
  if (!(await withinRate(office.pool, counted, RATES[rate]))) throw new ApiError('rate_limit', text);
}
