/**
 * The text of a request's body, never reading more than is allowed: `content-length` is checked first, then the
 * bytes as they arrive.
 * @param mostBytes the most bytes a body may have
 * @returns null for a body that is longer (413); the rest of it is not read
 */
export async function readBody(request: Request, mostBytes: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return null;
  if (!request.body) return '';
  const decoder = new TextDecoder();
  const reader = request.body.getReader();
  let [bytesRead, text] = [0, ''];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytesRead += value.byteLength;
    if (bytesRead > mostBytes) {
      await reader.cancel().catch(() => {});
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** What a text says as JSON; undefined for one that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
