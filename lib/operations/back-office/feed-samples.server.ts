import { FeedError } from '../../inventory/stock/feed-error.ts';
import { previewSample } from '../../inventory/stock/sample/preview.server.ts';
import { SAMPLE_BYTES, type SampleAnswer, sampleRequestSchema } from '../../inventory/stock/sample/sample.ts';
import { withinRate } from '../../platform/database/rate-limit.server.ts';
import { ApiError } from '../../platform/request/api-error.ts';
import { parseJson, readBody } from '../../platform/request/body.ts';
import { RATES } from '../../platform/request/rates.ts';
import type { Call } from './call.server.ts';

/** A sample in base64, and what was chosen. */
const MAX_BYTES = 2 * SAMPLE_BYTES;

/** The columns at the beginning of a file, and the vehicles that an import would make of them. Nothing is kept. */
export async function readFeedSample({ request, staff, office }: Call): Promise<Response> {
  if (!staff.keepsFeeds)
    throw new ApiError('no_rights', 'Feeds are for administrators: whoever may write every dealership.');
  if (
    !(await withinRate(
      office.pool,
      { what: 'back-office staffFeedSample', by: { staff: staff.id } },
      RATES.staffFeedSample,
    ))
  )
    throw new ApiError('rate_limit', 'Too many changes in a short time. Please wait a minute.');
  const text = await readBody(request, MAX_BYTES);
  if (text === null) throw new ApiError('too_large', 'The sample is too long.');
  const body = sampleRequestSchema.safeParse(parseJson(text));
  if (!body.success) throw new ApiError('bad_input', 'The sample is not understood.');
  const { content, isCut, ...choice } = body.data;
  try {
    const answer: SampleAnswer = previewSample(Buffer.from(content, 'base64'), isCut, choice);
    return Response.json(answer);
  } catch (error) {
    if (error instanceof FeedError) throw new ApiError('bad_input', error.message);
    throw error;
  }
}
