import type { Instrumentation } from 'next';

/** Gives our server the page kinds for metrics, which only the bundle knows. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { requestKind } = await import('./server/metrics/page-kind.ts');
  const { setKindOfRequest } = await import('./server/metrics/kind-of-request.ts');
  setKindOfRequest(requestKind);
}

/** Logs every request error with the request id that the visitor's response carries (see proxy.ts). */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log } = await import('./logging/log.server.ts');
  const { loggablePath } = await import('./logging/loggable-path.ts');
  const { noteLogged } = await import('./logging/logged-errors.ts');
  const { 'x-request-id': requestId, host } = request.headers;
  noteLogged(error);
  log.error(
    {
      err: error,
      requestId,
      host,
      method: request.method,
      path: loggablePath(request.path),
      route: context.routePath,
    },
    'a request failed',
  );
};
