import { createWriteStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sources } from '../../platform/media-sources.ts';
import type { Ending } from '../../platform/network/breaker.server.ts';
import { callHost, HostAwayError } from '../../platform/network/call-host.server.ts';
import { guardedLookup, type Resolve } from '../../platform/network/guarded-lookup.server.ts';
import { isPublicAddress } from '../../platform/network/public-address.ts';
import type { CurrentSources } from './current-sources.server.ts';
import { HostRestsFailure, PhotoFailure } from './photo-failure.ts';
import { atMost, videosAndReports } from './size-limits.ts';
import { readWebAddress } from './web-address.ts';

export interface FetchLimits {
  bytes: number;
  /** Milliseconds in total, including redirects. */
  totalMs: number;
  idleMs: number;
  redirects: number;
}
export const FETCH_LIMITS: FetchLimits = { bytes: 40_000_000, totalMs: 30_000, idleMs: 5_000, redirects: 3 };
/** Videos are large, and no page waits for them. Their maximum size depends on the type (`file-kind.ts`). */
const FILE_LIMITS: FetchLimits = { bytes: 200_000_000, totalMs: 300_000, idleMs: 10_000, redirects: 3 };

export type FetchOriginal = (source: string, file: string) => Promise<void>;

/** HTTP validators and size of a source's content, as far as its host names them. */
export interface ContentVersion {
  etag: string | null;
  lastModified: string | null;
  bytes: number | null;
}

/** As `FetchOriginal`, but writes no file if the content is still the known one. */
export type FetchChanged = (
  source: string,
  file: string,
  known: ContentVersion | null,
) => Promise<ContentVersion & { isChanged: boolean }>;

interface FetchOptions {
  limits?: FetchLimits;
  resolve?: Resolve;
  accept?: string;
  /** Creates a transform that checks the bytes before they are written. */
  through?: () => Transform;
}

/**
 * Creates the function that fetches originals. Every redirect is checked: it must be an allowed source, and
 * not a private address unless the source may have one.
 */
export function originalsFrom(
  allowedSources: Sources | CurrentSources,
  options?: FetchOptions,
): FetchOriginal {
  const fetchChanged = changedOriginalsFrom(allowedSources, options);
  return async (source, file) => {
    await fetchChanged(source, file, null);
  };
}

/** As `originalsFrom`, for sources whose content may have been fetched before. */
export function changedOriginalsFrom(
  allowedSources: Sources | CurrentSources,
  {
    limits = FETCH_LIMITS,
    resolve,
    accept = 'image/*',
    through = () => atMost(limits.bytes),
  }: FetchOptions = {},
): FetchChanged {
  const usual = { keepAlive: true, timeout: limits.idleMs };
  const agentsOf = (options: http.AgentOptions) => ({
    'http:': new http.Agent(options),
    'https:': new https.Agent(options),
  });
  const lookup = guardedLookup(
    isPublicAddress,
    () => new PhotoFailure('forbidden', 'The host resolves to a private address.'),
    resolve,
  );
  const publicAgents = agentsOf({ ...usual, lookup });
  const anyAgents = agentsOf(usual);

  const current = typeof allowedSources === 'function' ? allowedSources : async () => allowedSources;

  const ask = (
    url: URL,
    sources: Sources,
    known: ContentVersion | null,
    signal: AbortSignal,
  ): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const agents = sources.mayBePrivate(url) ? anyAgents : publicAgents;
      const isSecure = url.protocol === 'https:';
      const request = (isSecure ? https : http).get(url, {
        agent: agents[isSecure ? 'https:' : 'http:'],
        signal,
        headers: {
          accept,
          'accept-encoding': 'identity',
          'user-agent': 'Forecourt-Media',
          ...conditionOf(known),
        },
      });
      // The idle timeout applies while the request has the socket.
      request.setTimeout(limits.idleMs, () =>
        request.destroy(new PhotoFailure('slow', 'Its host is silent.')),
      );
      request.once('response', resolve).once('error', reject);
    });

  const fetchFrom = async (
    url: URL,
    { file, known, signal }: { file: string; known: ContentVersion | null; signal: AbortSignal },
    redirects: number,
  ): ReturnType<FetchChanged> => {
    const sources = await current();
    const reading = readWebAddress(url.href, sources.mayBePrivate(url) ? [url.hostname] : []);
    if ('problem' in reading) throw new PhotoFailure('forbidden', `Its address ${reading.problem}.`);
    if (!sources.allows(url)) throw new PhotoFailure('not allowed', 'Its host is not an allowed source.');
    const answer = await ask(url, sources, known, signal);
    const { statusCode: status = 0, headers } = answer;
    const next = status >= 300 && status < 400 && headers.location && URL.parse(headers.location, url);
    if (next) {
      answer.destroy();
      if (redirects === 0) throw new PhotoFailure('refused', 'It is redirected too often.');
      return fetchFrom(next, { file, known, signal }, redirects - 1);
    }
    if (known && status === 304) {
      answer.resume();
      return { ...known, isChanged: false };
    }
    const refusal = refusalOf(answer, limits);
    if (refusal) {
      answer.destroy();
      throw refusal;
    }
    const version = versionOf(answer);
    if (known && isSameContent(known, version)) {
      answer.destroy();
      return { ...version, isChanged: false };
    }
    await pipeline(answer, through(), createWriteStream(file), { signal });
    return { ...version, isChanged: true };
  };

  return async (source, file, known) => {
    const url = URL.parse(source);
    if (!url) throw new PhotoFailure('forbidden', 'Its address is not a web address.');
    const fetchOne = async () => {
      const signal = AbortSignal.timeout(limits.totalMs);
      return fetchFrom(url, { file, known, signal }, limits.redirects).catch((error: unknown) => {
        if (error instanceof PhotoFailure) throw error;
        if (signal.aborted) throw new PhotoFailure('slow', 'It takes too long.', { cause: error });
        if ((error as { syscall?: string }).syscall === 'open') throw error;
        throw new PhotoFailure('unreachable', 'Its host does not answer.', { cause: error });
      });
    };
    return callHost('photos', url.host, fetchOne, { endingOf }).catch((error: unknown) => {
      throw error instanceof HostAwayError ? new HostRestsFailure({ cause: error }) : error;
    });
  };
}

/** Headers that let the host answer 304 if the content is the known one. */
function conditionOf(known: ContentVersion | null): Record<string, string> {
  if (known?.etag) return { 'if-none-match': known.etag };
  return known?.lastModified ? { 'if-modified-since': known.lastModified } : {};
}

function versionOf({ headers }: IncomingMessage): ContentVersion {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return {
    etag: headers.etag ?? null,
    lastModified: headers['last-modified'] ?? null,
    bytes: Number.isSafeInteger(length) ? length : null,
  };
}

const strongEtag = (etag: string): string => etag.replace(/^W\//, '');

/**
 * Compares by the first of ETag, Last-Modified and length that both versions have. A content of another
 * length is always another one.
 */
export function isSameContent(known: ContentVersion, current: ContentVersion): boolean {
  const isOtherLength = known.bytes !== null && current.bytes !== null && known.bytes !== current.bytes;
  if (isOtherLength) return false;
  if (known.etag !== null && current.etag !== null)
    return strongEtag(known.etag) === strongEtag(current.etag);
  if (known.lastModified !== null && current.lastModified !== null)
    return known.lastModified === current.lastModified;
  return known.bytes !== null && known.bytes === current.bytes;
}

/** A host that refuses a photo is available. A slow photo may be the photo's own fault. */
function endingOf(error: unknown): Ending | null {
  if (!(error instanceof PhotoFailure)) return null;
  if (error.reason === 'slow') return 'timeout';
  return error.reason === 'unreachable' ? 'failed' : 'ok';
}

/** As `originalsFrom`, for videos and history files; other types are refused after the first bytes. */
export const filesFrom = (allowedSources: Sources | CurrentSources): FetchOriginal =>
  originalsFrom(allowedSources, {
    limits: FILE_LIMITS,
    accept: 'video/*, application/pdf',
    through: videosAndReports,
  });

function refusalOf({ statusCode, headers }: IncomingMessage, limits: FetchLimits): PhotoFailure | null {
  if (statusCode === 404 || statusCode === 410)
    return new PhotoFailure('gone', `Its host says ${statusCode}.`);
  if (statusCode !== 200) return new PhotoFailure('refused', `Its host says ${statusCode}.`);
  if (Number(headers['content-length'] ?? 0) > limits.bytes)
    return new PhotoFailure('too large', `It has more than ${limits.bytes} bytes.`);
  return null;
}
