import { SIGNATURE_HEADER, verify } from '@forecourt/lib/inventory/stock/signature';
import { environment } from '@forecourt/lib/platform/env';
import { parseJson, readBody } from '@forecourt/lib/platform/request/body';
import type { z } from 'zod';

/** Four times the longest message, which has 500 vehicles or 1,000 makes. */
const MAX_BYTES = 512 * 1024;

/**
 * Reads a change that one of our workers reports.
 * @param schema of its message
 * @returns the message, or the response if it is not signed (401), invalid (422) or too long (413)
 */
export async function readSignedChange<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<{ change: z.output<Schema> } | { refusal: Response }> {
  const body = await readBody(request, MAX_BYTES);
  if (body === null)
    return { refusal: Response.json({ error: 'The message is too long.' }, { status: 413 }) };
  const signature = request.headers.get(SIGNATURE_HEADER);
  const { ok } = verify(body, signature, environment().STOCK_WEBHOOK_SECRET, Date.now() / 1000);
  if (!ok) return { refusal: Response.json({ error: 'The signature is not valid.' }, { status: 401 }) };
  const parsedBody = schema.safeParse(parseJson(body));
  if (parsedBody.success) return { change: parsedBody.data };
  return { refusal: Response.json({ error: 'The message is invalid.' }, { status: 422 }) };
}
