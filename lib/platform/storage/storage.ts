/** Files by name, shared by processes: in a folder, or in a bucket with a cache folder. */
export interface PhotoStorage {
  /** Returns the path of a file and marks it as used, or null. */
  find(name: string): Promise<string | null>;
  read(name: string): Promise<Buffer | null>;
  /** Milliseconds since it was written or used; null if it does not exist. */
  age(name: string): Promise<number | null>;
  write(name: string, bytes: Buffer | string): Promise<void>;
  /** Stores a file once the callback has written it completely; a failed write leaves nothing. */
  make(name: string, write: (file: string) => Promise<void>): Promise<void>;
  remove(name: string): Promise<void>;
  isWell(): Promise<boolean>;
}

/** The storage does not respond or fails; nothing is known about the photo. */
export class StorageFailure extends Error {
  override name = 'StorageFailure';
}
