import type { SanityClient, SanityDocumentStub } from '@sanity/client';

/** A document that is changed: published, as a draft, and as a version in a release. */
export interface Target {
  id: string;
  release: string;
  /** A document of its type and owner under any id. */
  make: (id: string) => SanityDocumentStub & { _id: string };
}

type Way = (client: SanityClient, target: Target) => Promise<unknown>;

const dry = (client: SanityClient, name: string, fields: object) =>
  client.action({ actionType: `sanity.action.${name}`, ...fields } as never, { dryRun: true });
const draftOf = (id: string) => ({ draftId: `drafts.${id}`, publishedId: id });
const versionOf = ({ id, release }: Target) => `versions.${release}.${id}`;
/** Like that of every release in which the target has no version. */
const newVersionOf = ({ id }: Target) => `versions.r3.${id}`;

/** Everything that changes documents by mutations; each as a dry run, so that no try changes the next one. */
export const MUTATIONS: Readonly<Record<string, Way>> = {
  'mutate: create': (client, { id, make }) => client.create(make(`${id}-new`), { dryRun: true }),
  'mutate: patch': (client, { id }) => client.patch(id).set({ title: 'Mine' }).commit({ dryRun: true }),
  'mutate: replace': (client, { id, make }) => client.createOrReplace(make(id), { dryRun: true }),
  'mutate: delete': (client, { id }) => client.delete(id, { dryRun: true }),
  'mutate: draft': (client, { id, make }) => client.create(make(`drafts.${id}-new`), { dryRun: true }),
  'mutate: version': (client, target) => client.create(target.make(newVersionOf(target)), { dryRun: true }),
};

/** The same by the actions of documents and versions. */
export const ACTIONS: Readonly<Record<string, Way>> = {
  'document.edit': (client, { id }) =>
    dry(client, 'document.edit', { ...draftOf(id), patch: { set: { title: 'Mine' } } }),
  'document.publish': (client, { id }) => dry(client, 'document.publish', draftOf(id)),
  'document.unpublish': (client, { id }) => dry(client, 'document.unpublish', draftOf(id)),
  'document.discard': (client, { id }) => dry(client, 'document.discard', { draftId: `drafts.${id}` }),
  'document.delete': (client, { id }) =>
    dry(client, 'document.delete', { publishedId: id, includeDrafts: [`drafts.${id}`] }),
  'document.replaceDraft': (client, { id, make }) =>
    dry(client, 'document.replaceDraft', { publishedId: id, attributes: make(`drafts.${id}`) }),
  'version.create': (client, target) =>
    dry(client, 'document.version.create', { baseId: target.id, versionId: newVersionOf(target) }),
  'version.unpublish': (client, target) =>
    dry(client, 'document.version.unpublish', { versionId: newVersionOf(target), publishedId: target.id }),
  'version.replace': (client, target) =>
    dry(client, 'document.version.replace', { document: target.make(versionOf(target)) }),
  'version.discard': (client, target) =>
    dry(client, 'document.version.discard', { versionId: versionOf(target) }),
};

/** What is done with the release of a target. */
const OF_RELEASES: Readonly<Record<string, Way>> = {
  'release.edit': (client, { release: releaseId }) =>
    dry(client, 'release.edit', { releaseId, patch: { set: { 'metadata.title': 'Mine' } } }),
  'release.schedule': (client, { release: releaseId }) =>
    dry(client, 'release.schedule', { releaseId, publishAt: '2099-01-01T00:00:00Z' }),
  'release.publish': (client, { release: releaseId }) => dry(client, 'release.publish', { releaseId }),
  'release.archive': (client, { release: releaseId }) => dry(client, 'release.archive', { releaseId }),
};

/** Everything that changes data, tried with whose it is. */
export const WRITING: Readonly<Record<string, Way>> = { ...MUTATIONS, ...ACTIONS, ...OF_RELEASES };
