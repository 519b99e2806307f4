import { ApiError, forbidden } from '../errors.ts';
import { isVisible, type Visibility } from './principal.ts';

/**
 * Runs `work`, which may fail because of a document's state. An error about a document that the requester
 * cannot read becomes a 403, because a conflict would reveal whether a draft exists or which revision it has.
 */
export function withoutHidden<Result>(visibility: Visibility, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw isAboutHidden(error, visibility) ? forbidden('read') : error;
  }
}

function isAboutHidden(error: unknown, visibility: Visibility): boolean {
  if (!(error instanceof ApiError)) return false;
  const { items = [] } = (error.body.error ?? {}) as { items?: { error: { id?: unknown } }[] };
  return items.some(({ error: { id } }) => typeof id === 'string' && !isVisible(visibility, { _id: id }));
}
