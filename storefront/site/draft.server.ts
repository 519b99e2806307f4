import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import { type Draft, draftOf } from './draft.ts';

/**
 * Returns the preview settings of the current request; null for a visitor. On static pages Next.js's
 * `cookies()` is always empty, but a preview is rendered per request and its store has the cookies.
 */
export function draftOfRequest(): Draft | null {
  const request = workUnitAsyncStorage.getStore();
  if (request?.type !== 'request' || !request.draftMode.isEnabled) return null;
  return draftOf((name) => request.cookies.get(name)?.value);
}
