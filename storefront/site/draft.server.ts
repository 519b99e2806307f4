import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import { type Draft, draftOf } from './draft.ts';

/**
 * Returns what a preview request should show, null for visitors. Components call it while they render, so
 * it can't await `draftMode()`: see .docs/decisions/0041-private-next.md.
 */
export function draftOfRequest(): Draft | null {
  const request = workUnitAsyncStorage.getStore();
  if (request?.type !== 'request' || !request.draftMode.isEnabled) return null;
  return draftOf((name) => request.cookies.get(name)?.value);
}
