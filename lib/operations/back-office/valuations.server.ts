import { z } from 'zod';
import { MOST_OFFER } from '../../leads/trade-in/limits.ts';
import { recordInspection } from '../../leads/trade-in/valuations.server.ts';
import { ApiError } from '../../platform/request/api-error.ts';
import { bodyOf, type Call } from './call.server.ts';
import { expectStaffRate } from './expect-rate.server.ts';
import { actedOn } from './lead-access.server.ts';

const inspectionSchema = z.strictObject({ amount: z.number().int().min(0).max(MOST_OFFER) });
const idSchema = z.uuid();

/** Records what staff offer for a shopper's car after inspecting it. */
export async function recordValuationInspection(call: Call, valuationId: string): Promise<Response> {
  const { request, staff, office } = call;
  const siteSlugs = actedOn(staff);
  const { amount } = await bodyOf(request, inspectionSchema);
  await expectStaffRate(call, 'staffInspection', 'Too many changes in a short time. Please wait a minute.');
  const id = idSchema.safeParse(valuationId);
  if (!id.success || !(await recordInspection(office.pool, siteSlugs, { id: id.data, amount })))
    throw new ApiError(
      'not_found',
      'This valuation doesn’t exist, or you don’t have permission to change it.',
    );
  office.report('info', { staff: staff.id, valuation: id.data }, 'valuation_inspected');
  return Response.json({ amount });
}
