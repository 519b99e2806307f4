/** A whole feed was refused and nothing was changed. The message is shown to the person who runs the import. */
export class FeedError extends Error {
  override name = 'FeedError';
}
