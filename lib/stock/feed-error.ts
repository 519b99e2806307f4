/** Why a whole feed was refused. Its message is for the person who runs the import; nothing was changed. */
export class FeedError extends Error {
  override name = 'FeedError';
  /** Whether the person may insist with `--force`. */
  readonly forcible: boolean;
  constructor(message: string, options: { forcible?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.forcible = options.forcible ?? false;
  }
}
