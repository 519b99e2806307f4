import type { TakePhotos } from './photos/photo-place.ts';

export interface KnownVersion {
  etag: string | null;
  lastModified: string | null;
  hostKey: string | null;
}

export interface FetchTask<Source> {
  source: Source;
  /** @throws FetchProblem when there is no secret with that name */
  secret: (name: string) => Promise<string>;
  known: KnownVersion;
  folder: string;
  limits: FetchLimits;
  /** Which IP addresses may be connected to; in production only public ones. */
  isAllowedAddress: (address: string) => boolean;
  signal: AbortSignal;
  /** Called with an SFTP server's host key: its first one, which is accepted, or a later one that differs. */
  onHostKey: (fingerprint: string) => Promise<void>;
  /** Called while the connection is open, to read photos next to the file; null to skip photos. */
  takePhotos: TakePhotos | null;
  inboxRoot: string | null;
  sent: () => Promise<SentFile | null>;
}

export interface FetchLimits {
  fileBytes: number;
  unpackedBytes: number;
  patienceMs: number;
}

export interface FetchedFile {
  path: string;
  etag?: string | null;
  lastModified?: string | null;
  bytes?: number | null;
}

/**
 * Fetches a feed's file, or returns `unchanged` when it is the known version.
 *
 * @throws FetchProblem
 */
export type Transport<Source> = (task: FetchTask<Source>) => Promise<FetchedFile | 'unchanged'>;

export interface SentFile {
  name: string;
  content: AsyncIterable<Buffer>;
}
