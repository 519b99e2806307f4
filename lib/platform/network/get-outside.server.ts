import { type RequestOptions as HttpOptions, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { guardedLookup } from './guarded-lookup.server.ts';
import type { Reach } from './post-outside.server.ts';

/** Why a response was not read: the address is refused, or its body is too long. */
export class GetProblem extends Error {
  override name = 'GetProblem';
}

/**
 * Reads JSON from a URL configured by editors. Prevents SSRF like `statusOutside`: the connection goes to the
 * checked address, and redirects are not followed.
 * @param limits.maxBytes longest body
 * @returns the status, and the parsed body; undefined if it is not JSON
 * @throws GetProblem if the URL is not allowed or the body is too long; the network's errors
 */
export async function jsonOutside(
  address: string,
  reach: Reach,
  { maxBytes }: { maxBytes: number },
): Promise<{ status: number; body: unknown }> {
  const response = await open(address, reach);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new GetProblem('the response is too long');
    chunks.push(chunk);
  }
  return { status: response.statusCode ?? 0, body: parsed(Buffer.concat(chunks).toString('utf8')) };
}

function open(address: string, reach: Reach): Promise<IncomingMessage> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !reach.isAllowedUrl(url)) return Promise.reject(new GetProblem('the address is not allowed'));
  const refusal = () => new GetProblem('the address is not public');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // An IP address is never looked up.
  if (isIP(host) && !reach.isAllowedAddress(host)) return Promise.reject(refusal());
  const options: HttpOptions = {
    headers: { accept: 'application/json', 'accept-encoding': 'identity' },
    lookup: guardedLookup(reach.isAllowedAddress, refusal),
    signal: AbortSignal.timeout(reach.patienceMs),
    // No keep-alive, so that every connection is checked.
    agent: false,
  };
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    send(url, options, resolve).on('error', reject).end();
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
