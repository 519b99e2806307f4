export class ApiError extends Error {
  readonly status: 400 | 403 | 404 | 405 | 413 | 429;

  constructor(status: ApiError['status'], message: string) {
    super(message);
    this.status = status;
  }
}

/** The response to an invalid key, which does not say why it is invalid. */
export const invalidKey = (): ApiError => new ApiError(403, 'Invalid Application-ID or API key');
