/**
 * Why a feed's file could not be fetched. The message is stored and mailed, so it must never contain secrets
 * or text from the server.
 */
export class FetchProblem extends Error {
  override name = 'FetchProblem';
}

const CERTIFICATE = /CERT|SELF_SIGNED|ISSUER|VERIFY/;

/** Returns the problem for a network error, TLS error or timeout. */
export function networkProblem(error: unknown): FetchProblem {
  if (error instanceof FetchProblem) return error;
  const { name, code, cause } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError')
    return new FetchProblem('The file did not arrive in time.');
  if (cause instanceof FetchProblem) return cause;
  if (code && CERTIFICATE.test(code))
    return new FetchProblem(`The server's certificate is not trusted (${code}).`);
  return new FetchProblem(
    code
      ? `The connection failed (${String(code)}).`
      : 'The connection failed or was closed before the whole file arrived.',
  );
}
