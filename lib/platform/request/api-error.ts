interface Documented {
  status: number;
  /** When it is sent. */
  means: string;
}

/** Every `code` of an error response (OPEN-017). The first of a status is its general one. */
export const API_ERRORS = {
  bad_input: { status: 400, means: 'The request cannot be read, or a value has the wrong type.' },
  not_signed_in: { status: 401, means: 'No valid session, token or one-time code.' },
  bad_signature: { status: 401, means: 'The signature of a webhook is missing, wrong or too old.' },
  forbidden: { status: 403, means: 'Sent by a page of another site, or about another person’s data.' },
  proof_needed: {
    status: 403,
    means: 'The shopper must verify their identity again, then repeat the request.',
  },
  no_phone: { status: 403, means: 'The account needs a mobile number first.' },
  no_rights: { status: 403, means: 'The role of the studio user does not allow this.' },
  read_only: { status: 403, means: 'The role of the studio user allows reading only.' },
  not_found: { status: 404, means: 'No such address, site or record, or it is not visible to the caller.' },
  conflict: { status: 409, means: 'The current state does not allow this.' },
  not_offered: { status: 409, means: 'The form is not offered for this vehicle now.' },
  slot_taken: { status: 409, means: 'Another shopper has just booked this time.' },
  full: { status: 409, means: 'The list has reached its limit.' },
  changed: { status: 409, means: 'The record has changed since the caller read it.' },
  too_large: { status: 413, means: 'The request is too long.' },
  misdirected: { status: 421, means: 'The host is neither a site nor the back office.' },
  validation: { status: 422, means: 'Values are missing or wrong; `fields` has a message for each.' },
  challenge: { status: 428, means: 'Solve the bot challenge in `challenge`, then repeat the request.' },
  rate_limit: { status: 429, means: 'Too many requests; `Retry-After` may have the seconds to wait.' },
  failed: { status: 500, means: 'Anything unexpected; logged on the server.' },
  upstream_failed: { status: 502, means: 'A service that this request needs did not answer.' },
  unavailable: { status: 503, means: 'Temporarily unavailable.' },
  busy: { status: 503, means: 'Overloaded, or the database is down; repeat after `Retry-After`.' },
  not_set_up: { status: 503, means: 'The server lacks the settings for this.' },
} as const satisfies Record<string, Documented>;

export type ApiErrorCode = keyof typeof API_ERRORS;
export type ApiErrorStatus = (typeof API_ERRORS)[ApiErrorCode]['status'];

/** Body of every error response. Some add the current state of what was requested. */
export interface ApiErrorBody {
  /** For people. */
  error: string;
  code: ApiErrorCode;
  fields?: Readonly<Partial<Record<string, string>>>;
}

interface Options {
  fields?: ApiErrorBody['fields'];
  details?: Readonly<Record<string, unknown>>;
  /** Seconds after which the request may be repeated. */
  retryAfter?: number;
}

/** Ends a request with an error response. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly options: Options;

  /** @param message for people */
  constructor(code: ApiErrorCode, message: string, options: Options = {}) {
    super(message);
    this.code = code;
    this.options = options;
  }

  get status(): ApiErrorStatus {
    return API_ERRORS[this.code].status;
  }
}

const CODES = Object.keys(API_ERRORS) as ApiErrorCode[];

export const errorCode = (status: number): ApiErrorCode =>
  CODES.find((code) => API_ERRORS[code].status === status) ?? 'failed';

export const errorBody = ({ message, code, options: { fields, details } }: ApiError): ApiErrorBody => ({
  error: message,
  code,
  ...(fields && { fields }),
  ...details,
});

/** Returns the response to a failed request. `headers` replace `cache-control: no-store`. */
export function errorResponse(
  error: ApiError,
  headers: ConstructorParameters<typeof Headers>[0] = { 'cache-control': 'no-store' },
): Response {
  const all = new Headers(headers);
  const { retryAfter } = error.options;
  if (retryAfter !== undefined) all.set('retry-after', String(retryAfter));
  return Response.json(errorBody(error), { status: error.status, headers: all });
}
