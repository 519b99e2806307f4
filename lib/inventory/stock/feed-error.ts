/** Why a whole feed was refused. Its message is for the person who runs the import; nothing was changed. */
export class FeedError extends Error {
  override name = 'FeedError';
}
