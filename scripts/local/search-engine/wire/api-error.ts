/** An answer other than 2xx: the body is `{message, status}`. */
export class ApiError extends Error {
  readonly status: 400 | 403 | 404 | 405 | 413;

  constructor(status: ApiError['status'], message: string) {
    super(message);
    this.status = status;
  }
}
