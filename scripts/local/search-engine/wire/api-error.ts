/** An answer other than 2xx: the body is `{message, status}`. */
export class ApiError extends Error {
  readonly status: 400 | 403 | 404 | 405 | 413 | 429;

  constructor(status: ApiError['status'], message: string) {
    super(message);
    this.status = status;
  }
}

/** What a key is answered that opens nothing, without a word on why. */
export const invalidKey = (): ApiError => new ApiError(403, 'Invalid Application-ID or API key');
