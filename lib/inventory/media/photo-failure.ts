/** Why a photo, a video or a history file cannot be shown, for logs and site reports. */
export type FailureReason =
  | 'not allowed'
  /** A private address, or not a web address. */
  | 'forbidden'
  | 'gone'
  | 'refused'
  | 'unreachable'
  | 'slow'
  | 'too large'
  /** Fewer pixels than a picture can have, such as a tracking pixel. */
  | 'too small'
  | 'no photo'
  /** Neither a video nor a PDF. */
  | 'no file'
  | 'broken';

/** The cause is the file or its host, not our storage. */
export class PhotoFailure extends Error {
  override name = 'PhotoFailure';
  readonly reason: FailureReason;

  /** @param message details, without addresses and text from hosts */
  constructor(reason: FailureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** A photo was not requested because its host keeps failing; the photo itself may be fine. */
export class HostRestsFailure extends PhotoFailure {
  override name = 'HostRestsFailure';
  constructor(options?: ErrorOptions) {
    super('unreachable', 'Its host keeps failing and is not asked for a while.', options);
  }
}
