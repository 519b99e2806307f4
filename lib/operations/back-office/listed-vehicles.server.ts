import { listedVehicles } from '../../inventory/stock/sample/listed-vehicles.server.ts';
import { listedVehiclesRequestSchema } from '../../inventory/stock/sample/listed-vehicles.ts';
import { ApiError } from '../../platform/request/api-error.ts';
import { parseJson, readBody } from '../../platform/request/body.ts';
import type { Call } from './call.server.ts';
import { expectStaffRate } from './expect-rate.server.ts';

const MAX_BYTES = 256 * 1024;

/** Returns which feeds list vehicles of a file already. Stores nothing. */
export async function readListedVehicles({ request, staff, office }: Call): Promise<Response> {
  if (!staff.mayManageFeeds) throw new ApiError('no_rights', 'Only administrators can manage feeds.');
  await expectStaffRate(
    { staff, office },
    'staffFeedSample',
    'Too many changes in a short time. Please wait a minute.',
  );
  const text = await readBody(request, MAX_BYTES);
  if (text === null) throw new ApiError('too_large', 'The list of vehicles is too large.');
  const body = listedVehiclesRequestSchema.safeParse(parseJson(text));
  if (!body.success) throw new ApiError('bad_input', 'The list of vehicles can’t be read.');
  return Response.json(await listedVehicles(office.pool, body.data));
}
