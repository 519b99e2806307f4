/** Files by name that several processes share: those of a folder, or objects of a bucket with a folder before it. */
export interface PhotoStorage {
  /** The path of a file that is there, which counts as used; null for none. */
  find(name: string): Promise<string | null>;
  read(name: string): Promise<Buffer | null>;
  /** Milliseconds since it was written or used; null where it is not. */
  age(name: string): Promise<number | null>;
  write(name: string, bytes: Buffer | string): Promise<void>;
  /** Has a file made by its path, and takes it in whole once it is complete; nothing of it stays when that fails. */
  make(name: string, write: (file: string) => Promise<void>): Promise<void>;
  remove(name: string): Promise<void>;
  /** Whether files can be had from it and kept in it at this moment. */
  isWell(): Promise<boolean>;
}

/** That the storage does not answer, or not as it should: nothing is known of the photo itself. */
export class StorageFailure extends Error {
  override name = 'StorageFailure';
}
