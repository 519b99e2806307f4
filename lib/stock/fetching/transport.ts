import type { TakePhotos } from './photos/place.ts';
import type { SentFile } from './sent.server.ts';

/** What is remembered of a source, told to whoever fetches from it. */
export interface KnownVersion {
  etag: string | null;
  lastModified: string | null;
  /** Fingerprint of the SFTP server's key. */
  hostKey: string | null;
}

export interface FetchTask<Source> {
  source: Source;
  /** @throws FetchProblem when there is no secret of that name */
  secret: (name: string) => Promise<string>;
  known: KnownVersion;
  /** A folder for the file. */
  folder: string;
  limits: FetchLimits;
  /** Addresses that may be connected to; production knows the public ones alone. */
  isAllowedAddress: (address: string) => boolean;
  /** Ends the fetch, with its reason. */
  signal: AbortSignal;
  /** Hears of the key of an SFTP server that was accepted, or is not the one that is known. */
  onHostKey: (fingerprint: string) => Promise<void>;
  /** Hears of the photos beside the file, while the connection is open; null where nobody wants them. */
  takePhotos: TakePhotos | null;
  /** The folder in which inbox feeds lie; null where there is none. */
  inboxRoot: string | null;
  /** The file that somebody sent last; null when there is none yet. */
  sent: () => Promise<SentFile | null>;
}

export interface FetchLimits {
  /** Of the file as it comes, in bytes. */
  fileBytes: number;
  /** Of what is packed in it, in bytes. */
  unpackedBytes: number;
  /** How long all of the fetch may take, in milliseconds. */
  patienceMs: number;
}

export interface FetchedFile {
  path: string;
  etag?: string | null;
  lastModified?: string | null;
  /** How long the source says that it is; null when it does not tell. */
  bytes?: number | null;
}

/**
 * Fetches a feed's file, or says that it is still the one that is known.
 * @throws FetchProblem
 */
export type Transport<Source> = (task: FetchTask<Source>) => Promise<FetchedFile | 'unchanged'>;
