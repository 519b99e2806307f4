import type { Instrumentation } from 'next';

/** Every error of a request, with the id its visitor's answer carries (see proxy.ts). */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log } = await import('./logging/log.server.ts');
  const { 'x-request-id': requestId, host } = request.headers;
  log.error(
    {
      err: error,
      requestId,
      host,
      method: request.method,
      path: withoutToken(request.path),
      route: context.routePath,
    },
    'a request failed',
  );
};

/** An address without the token of a draft link, with which whoever reads the log could open the draft. */
const withoutToken = (path: string): string => path.replace(/^(\/draft-link\/).*/, '$1…');
