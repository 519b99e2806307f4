import { FeedError } from '../../inventory/stock/feed-error.ts';
import { previewSample } from '../../inventory/stock/sample/preview.server.ts';
import { SAMPLE_BYTES, type SampleAnswer, sampleRequestSchema } from '../../inventory/stock/sample/sample.ts';
import { ApiError } from '../../platform/request/api-error.ts';
import { parseJson, readBody } from '../../platform/request/body.ts';
import type { Call } from './call.server.ts';
import { expectStaffRate } from './expect-rate.server.ts';

/** The sample in base64, with the mapping entered so far. */
const MAX_BYTES = 2 * SAMPLE_BYTES;

/** Returns a sample's columns and the vehicles an import would create. Stores nothing. */
export async function readFeedSample({ request, staff, office }: Call): Promise<Response> {
  if (!staff.mayManageFeeds) throw new ApiError('no_rights', 'Only administrators can manage feeds.');
  await expectStaffRate(
    { staff, office },
    'staffFeedSample',
    'Too many changes in a short time. Please wait a minute.',
  );
  const text = await readBody(request, MAX_BYTES);
  if (text === null) throw new ApiError('too_large', 'The sample is too large.');
  const body = sampleRequestSchema.safeParse(parseJson(text));
  if (!body.success) throw new ApiError('bad_input', 'The sample can’t be read.');
  const { content, isCut, ...choice } = body.data;
  try {
    const answer: SampleAnswer = await previewSample(Buffer.from(content, 'base64'), isCut, choice);
    return Response.json(answer);
  } catch (error) {
    if (error instanceof FeedError) throw new ApiError('bad_input', error.message);
    throw error;
  }
}
