/** Why a photo, a film or a history file cannot be shown, as the log and a site's report say it. */
export type FailureReason =
  /** Its host is none that may be fetched from. */
  | 'not allowed'
  /** A private address, or no address of the web. */
  | 'forbidden'
  | 'gone'
  | 'refused'
  | 'unreachable'
  | 'slow'
  | 'too large'
  | 'no photo'
  /** Neither a film nor a PDF, where one of them should be. */
  | 'no file'
  | 'broken';

/** That a photo, a film or a history file cannot be shown, for a reason that lies with it or its host. */
export class PhotoFailure extends Error {
  override name = 'PhotoFailure';
  readonly reason: FailureReason;

  /** @param message says more; without addresses and what hosts answered */
  constructor(reason: FailureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** That a photo was not asked for, because its host keeps failing: nothing is known of the photo itself. */
export class HostRestsFailure extends PhotoFailure {
  override name = 'HostRestsFailure';
  constructor(options?: ErrorOptions) {
    super('unreachable', 'Its host keeps failing and is not asked for a while.', options);
  }
}
