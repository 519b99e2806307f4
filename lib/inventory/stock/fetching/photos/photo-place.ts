export interface ListedEntry {
  name: string;
  isFolder: boolean;
  bytes: number | null;
  /** Changes when the file's content changes: size and modification time, or a checksum. */
  version: string;
}

/** The folder that contains a feed's file, usable while the connection is open. */
export interface PhotoPlace {
  /** @param folder a subfolder; null for the folder itself */
  list(folder: string | null): Promise<ListedEntry[]>;
  /**
   * @param path as listed: `name`, or `folder/name`
   * @param options.file path to write to
   * @throws PhotoFailure when only this photo cannot be copied
   */
  copy(path: string, options: { file: string; limit: number; signal: AbortSignal }): Promise<void>;
}

/** Downloads the photos next to a feed's file; throws only when the signal is aborted. */
export type TakePhotos = (place: PhotoPlace, signal: AbortSignal) => Promise<void>;
