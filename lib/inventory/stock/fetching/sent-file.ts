/** An uploaded file. */
export interface SentFile {
  name: string;
  content: AsyncIterable<Buffer>;
}
