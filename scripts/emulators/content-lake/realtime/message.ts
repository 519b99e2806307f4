import type { RawData } from 'ws';

/** Parses a WebSocket message as JSON; returns undefined if it is not JSON. */
export function parseMessage(data: RawData): unknown {
  const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as ArrayBuffer);
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
