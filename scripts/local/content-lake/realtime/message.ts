import type { RawData } from 'ws';

/** The JSON of a WebSocket message; undefined when it is none. */
export function parseMessage(data: RawData): unknown {
  const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as ArrayBuffer);
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
