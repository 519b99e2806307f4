import { SIGNATURE_HEADER, verify } from '@forecourt/lib/inventory/stock/signature';
import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { parseJson, readBody } from '@forecourt/lib/platform/request/body';
import type { z } from 'zod';

/** Four times the longest message, which has 500 vehicles or 1,000 makes. */
const MAX_BYTES = 512 * 1024;

/**
 * Reads a change that one of our workers reports.
 * @throws ApiError if it is not signed (401), invalid (422) or too long (413)
 */
export async function readSignedChange<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body = await readBody(request, MAX_BYTES);
  if (body === null) throw new ApiError('too_large', 'The message is too long.');
  const signature = request.headers.get(SIGNATURE_HEADER);
  const { ok } = verify(body, signature, environment().STOCK_WEBHOOK_SECRET, Date.now() / 1000);
  if (!ok) throw new ApiError('bad_signature', 'The signature is not valid.');
  const parsedBody = schema.safeParse(parseJson(body));
  if (!parsedBody.success) throw new ApiError('validation', 'The message is invalid.');
  return parsedBody.data;
}
