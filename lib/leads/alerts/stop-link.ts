import {
  ID_BYTES,
  idBytes,
  idOfBytes,
  sealedToken,
  unsealToken,
} from '../../platform/crypto/sealed-token.ts';
import { ALERT_KINDS, type AlertKind } from './kinds.ts';

export interface Stop {
  userId: string;
  kinds: AlertKind[];
}

const PURPOSE = 'stop alerts';

/** Returns the token of an unsubscribe link, short enough for an SMS. */
export function stopToken({ userId, kinds }: Stop, secret: string): string {
  const bits = kinds.reduce((sum, kind) => sum | (1 << ALERT_KINDS.indexOf(kind)), 0);
  return sealedToken(PURPOSE, Buffer.concat([idBytes(userId), Buffer.from([bits])]), secret);
}

/** Reads an unsubscribe token; null if it was not signed by us. */
export function readStopToken(token: string, secret: string): Stop | null {
  const body = unsealToken(PURPOSE, token, ID_BYTES + 1, secret);
  if (!body) return null;
  const bits = body[ID_BYTES] ?? 0;
  return {
    userId: idOfBytes(body.subarray(0, ID_BYTES)),
    kinds: ALERT_KINDS.filter((_, index) => bits & (1 << index)),
  };
}

/** Confirmation page for stopping alerts. Opening it changes nothing. */
export const stopPath = (token: string): string => `/alerts/stop/${encodeURIComponent(token)}`;

/** Target of that page's form and of one-click unsubscribe (RFC 8058). */
export const stopNowPath = (token: string): string => `${stopPath(token)}/now`;
