import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { AgentPlatform } from '../../platform/agent-platforms.ts';
import { canonicalJson } from './canonical-json.ts';

/** Maximum age of a signed request, and of a clock ahead of ours, in seconds. */
const TOLERANCE_SECONDS = 300;

function isSame(expected: string, actual: string): boolean {
  const [a, b] = [expected, actual].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** Returns the platform of an `Authorization` header, compared in constant time; null if it is unknown. */
export function platformOfBearer(
  platforms: readonly AgentPlatform[],
  authorization: string | null,
): AgentPlatform | null {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  return token ? (platforms.find((platform) => isSame(platform.token, token)) ?? null) : null;
}

/**
 * Returns the signature of a request: base64url of HMAC-SHA256 over the timestamp, a full stop and the
 * canonical JSON of the body. The protocol leaves the algorithm to each seller (rfc.agentic_checkout.md, 2.1).
 * @param timestamp RFC 3339, as in the header `Timestamp`
 * @param body parsed; undefined if the request has none
 */
export const requestSignature = (secret: string, timestamp: string, body: unknown): string =>
  createHmac('sha256', secret)
    .update(`${timestamp}.${body === undefined ? '' : canonicalJson(body)}`)
    .digest('base64url');

/** Returns whether a request's signature is right and recent. */
export function isSignedRequest(
  secret: string,
  { signature, timestamp, body }: { signature: string | null; timestamp: string | null; body: unknown },
  now: Date,
): boolean {
  if (!signature || !timestamp) return false;
  const age = Math.abs(now.getTime() - Date.parse(timestamp)) / 1000;
  return age <= TOLERANCE_SECONDS && isSame(requestSignature(secret, timestamp, body), signature);
}

/** Returns the header `Merchant-Signature` of an order event: `t=<unix seconds>,v1=<hex>`. */
export function merchantSignature(secret: string, at: Date, body: string): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Returns the SHA-256 of a body's canonical JSON, which identifies repeats of a request. */
export const bodyFingerprint = (body: unknown): string =>
  createHash('sha256')
    .update(body === undefined ? '' : canonicalJson(body))
    .digest('base64url');
