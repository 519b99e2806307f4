import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import { type Draft, draftOf } from './draft.ts';

/**
 * How the page being made is to be seen, null for a visitor's. Pages are static, and to static pages the framework's
 * `cookies()` is always empty; a request in preview is made for itself and has its cookies all the same.
 */
export function draftOfRequest(): Draft | null {
  const request = workUnitAsyncStorage.getStore();
  if (request?.type !== 'request' || !request.draftMode.isEnabled) return null;
  return draftOf((name) => request.cookies.get(name)?.value);
}
