/** Why a feed's file could not be fetched, in our own words: kept and mailed, so never a server's words or a secret. */
export class FetchProblem extends Error {
  override name = 'FetchProblem';
}

/** Node's codes and those of OpenSSL for a certificate that is refused. */
const CERTIFICATE = /CERT|SELF_SIGNED|ISSUER|VERIFY/;

/** The words for an error of the network, of TLS, of a clock that ran out. */
export function networkProblem(error: unknown): FetchProblem {
  if (error instanceof FetchProblem) return error;
  const { name, code, cause } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError')
    return new FetchProblem('The file did not arrive in time.');
  if (cause instanceof FetchProblem) return cause;
  if (code && CERTIFICATE.test(code))
    return new FetchProblem(`The server's certificate is not one that we trust (${code}).`);
  return new FetchProblem(
    code
      ? `The connection failed (${String(code)}).`
      : 'The connection failed, or ended before the file did.',
  );
}
