/** A file as somebody sent it, with its bytes in order. */
export interface SentFile {
  name: string;
  content: AsyncIterable<Buffer>;
}
