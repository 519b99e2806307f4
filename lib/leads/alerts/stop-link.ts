import {
  ID_BYTES,
  idBytes,
  idOfBytes,
  sealedToken,
  unsealToken,
} from '../../platform/crypto/sealed-token.ts';
import { ALERT_KINDS, type AlertKind } from './kinds.ts';

/** The account whose alerts a link stops, and the kinds of alerts. */
export interface Stop {
  userId: string;
  kinds: AlertKind[];
}

const PURPOSE = 'stop alerts';

/**
 * The token of a link that stops kinds of alerts, short enough for a text: account, kinds, and a seal made of the
 * installation's secret. It opens nothing else.
 * @param secret `RESERVATION_SECRET`
 */
export function stopToken({ userId, kinds }: Stop, secret: string): string {
  const bits = kinds.reduce((sum, kind) => sum | (1 << ALERT_KINDS.indexOf(kind)), 0);
  return sealedToken(PURPOSE, Buffer.concat([idBytes(userId), Buffer.from([bits])]), secret);
}

/** Reads from a token whose alerts it stops and which kinds; null when we did not make the token. */
export function readStopToken(token: string, secret: string): Stop | null {
  const body = unsealToken(PURPOSE, token, ID_BYTES + 1, secret);
  if (!body) return null;
  const bits = body[ID_BYTES] ?? 0;
  return {
    userId: idOfBytes(body.subarray(0, ID_BYTES)),
    kinds: ALERT_KINDS.filter((_, index) => bits & (1 << index)),
  };
}

/** The page that asks whether to stop; opening it changes nothing. */
export const stopPath = (token: string): string => `/alerts/stop/${encodeURIComponent(token)}`;

/** Where the press on that page is sent, and where mail programs stop a mail in one click (RFC 8058). */
export const stopNowPath = (token: string): string => `${stopPath(token)}/now`;
