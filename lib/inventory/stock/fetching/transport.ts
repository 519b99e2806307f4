import type { TakePhotos } from './photos/place.ts';
import type { SentFile } from './sent-file.ts';

/** What earlier fetches have left about a source: each fetch is given it. */
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
  /** Which addresses may be connected to; in production only public ones. */
  isAllowedAddress: (address: string) => boolean;
  /** Ends the fetch, with its reason. */
  signal: AbortSignal;
  /** Called with the key of an SFTP server: its first one, which is accepted, or a later one that differs. */
  onHostKey: (fingerprint: string) => Promise<void>;
  /** Called with the photos beside the file while the connection is open; null where photos are not taken. */
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
