/** A file or a folder as its server lists it. */
export interface ListedEntry {
  name: string;
  isFolder: boolean;
  /** Null when the server does not tell. */
  bytes: number | null;
  /** Whatever tells that the file is another one under the same name: its size and when it was changed, or a checksum. */
  version: string;
}

/** The folder in which a feed's file lies, on whatever server, for as long as its connection is open. */
export interface PhotoPlace {
  /** @param folder one of its folders; null for itself */
  list(folder: string | null): Promise<ListedEntry[]>;
  /**
   * @param path as of `list`: `name`, or `folder/name`
   * @param options.file where it is written
   * @throws PhotoFailure for a photo that cannot be had, while others can
   */
  copy(path: string, options: { file: string; limit: number; signal: AbortSignal }): Promise<void>;
}

/** Takes the photos that lie beside a feed's file, and throws for nothing but the signal. */
export type TakePhotos = (place: PhotoPlace, signal: AbortSignal) => Promise<void>;
