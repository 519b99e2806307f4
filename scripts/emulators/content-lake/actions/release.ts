import { equalJson, isMarkedForDeletion, type LakeDocument } from '../document.ts';
import { actionError } from '../errors.ts';
import { publishedIdOf, RELEASE_TYPE, randomId, releaseDocumentId } from '../ids.ts';
import type { Mutation } from '../mutate/schema.ts';
import type { Workspace } from '../mutate/workspace.ts';
import { publishedContent, requiredDocument } from './content.ts';
import type { ReleaseAction } from './schema.ts';

export interface ReleaseContext {
  workspace: Workspace;
  author: string;
  versionsIn: (releaseId: string) => string[];
  lastState: (id: string) => LakeDocument | null;
}

type State = 'active' | 'scheduled' | 'published' | 'archived';

/** Yields the mutations of a release action. Throws if the release's state does not allow the action. */
export function* releaseMutations(action: ReleaseAction, context: ReleaseContext): Iterable<Mutation> {
  const id = releaseDocumentId(action.releaseId);
  const { workspace } = context;
  switch (action.actionType) {
    case 'sanity.action.release.create':
      return yield {
        create: {
          _id: id,
          _type: RELEASE_TYPE,
          name: action.releaseId,
          state: 'active',
          userId: context.author,
          metadata: { releaseType: 'undecided', ...action.metadata },
        },
      };
    case 'sanity.action.release.edit': {
      const before = requiredDocument(workspace, id);
      yield { patch: { ...action.patch, id } };
      return expectOnlyMetadata(before, requiredDocument(workspace, id));
    }
    case 'sanity.action.release.publish':
      expectState(workspace, id, ['active', 'scheduled']);
      return yield* publish(id, action.releaseId, context);
    case 'sanity.action.release.schedule':
      expectState(workspace, id, ['active']);
      return yield {
        patch: {
          id,
          set: { state: 'scheduled', publishAt: action.publishAt, scheduledBy: context.author },
          unset: ['error'],
        },
      };
    case 'sanity.action.release.unschedule':
      expectState(workspace, id, ['scheduled']);
      return yield { patch: { id, set: { state: 'active' }, unset: ['publishAt', 'scheduledBy'] } };
    case 'sanity.action.release.archive': {
      expectState(workspace, id, ['active']);
      const versions = context.versionsIn(action.releaseId);
      if (versions.length > 0) yield { delete: { id: versions } };
      return yield { patch: { id, set: { state: 'archived', finalDocumentStates: finalStates(versions) } } };
    }
    case 'sanity.action.release.unarchive':
      return yield* unarchive(id, context);
    case 'sanity.action.release.delete':
      expectState(workspace, id, ['archived', 'published']);
      return yield { delete: { id } };
  }
}

function* publish(
  id: string,
  releaseId: string,
  { workspace, versionsIn }: ReleaseContext,
): Iterable<Mutation> {
  const versions = versionsIn(releaseId);
  for (const versionId of versions) {
    const version = requiredDocument(workspace, versionId);
    const publishedId = publishedIdOf(versionId);
    if (isMarkedForDeletion(version)) yield { delete: { id: publishedId } };
    else {
      const createdAt = workspace.get(publishedId)?._createdAt ?? version._createdAt;
      yield { createOrReplace: { ...publishedContent(version, publishedId), _createdAt: createdAt } };
    }
    yield { delete: { id: versionId } };
  }
  yield {
    patch: {
      id,
      set: {
        state: 'published',
        publishedAt: new Date().toISOString(),
        finalDocumentStates: finalStates(versions),
      },
      unset: ['publishAt', 'scheduledBy', 'error'],
    },
  };
}

function* unarchive(id: string, { workspace, lastState }: ReleaseContext): Iterable<Mutation> {
  const release = expectState(workspace, id, ['archived']);
  const states = (release.finalDocumentStates ?? []) as { id: string }[];
  for (const state of states) {
    const version = lastState(state.id);
    if (version) yield { create: version };
  }
  yield { patch: { id, set: { state: 'active' }, unset: ['finalDocumentStates'] } };
}

const finalStates = (ids: readonly string[]) => ids.map((id) => ({ _key: randomId(12), id }));

/** An edit may change only the metadata; state, times and creator are set by other actions. */
function expectOnlyMetadata(before: LakeDocument, after: LakeDocument): void {
  const fixedPart = ({ metadata: _metadata, _rev, _updatedAt, ...rest }: LakeDocument) => rest;
  if (equalJson(fixedPart(before), fixedPart(after))) return;
  const description = 'Only the metadata of a release can be edited';
  throw actionError(400, { type: 'validationError', description, id: before._id });
}

function expectState(workspace: Workspace, id: string, allowedStates: readonly State[]): LakeDocument {
  const release = requiredDocument(workspace, id);
  if (allowedStates.includes(release.state as State)) return release;
  const description = `Release "${String(release.name)}" is ${String(release.state)}; it must be ${allowedStates.join(' or ')}`;
  throw actionError(409, { type: 'invalidReleaseStateError', description, id });
}
