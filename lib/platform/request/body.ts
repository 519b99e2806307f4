/**
 * Reads a body up to a limit, by `content-length` and by the bytes as they arrive.
 * @returns null if it is too large (413); the rest is not read
 */
export async function readBytes(
  { headers, body }: Pick<Request | Response, 'headers' | 'body'>,
  mostBytes: number,
): Promise<Uint8Array | null> {
  if (Number(headers.get('content-length') ?? 0) > mostBytes) return null;
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let bytesRead = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    bytesRead += value.byteLength;
    if (bytesRead > mostBytes) {
      await reader.cancel().catch(() => {});
      return null;
    }
    chunks.push(value);
  }
}

export async function readBody(request: Request, mostBytes: number): Promise<string | null> {
  const bytes = await readBytes(request, mostBytes);
  return bytes && new TextDecoder().decode(bytes);
}

/** Reads a `multipart/form-data` body; null if too large, undefined if not a form. */
export async function readParts(request: Request, mostBytes: number): Promise<FormData | null | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return null;
  let bytesRead = 0;
  let isTooLong = false;
  const boundedBody = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytesRead += chunk.byteLength;
        if (bytesRead > mostBytes) {
          isTooLong = true;
          controller.error(new Error('The body is too long'));
        } else controller.enqueue(chunk);
      },
    }),
  );
  try {
    const type = request.headers.get('content-type') ?? '';
    return await new Response(boundedBody ?? null, { headers: { 'content-type': type } }).formData();
  } catch {
    return isTooLong ? null : undefined;
  }
}

/** Parses JSON; undefined if invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
