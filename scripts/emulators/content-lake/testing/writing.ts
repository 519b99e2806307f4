import type { SanityClient, SanityDocumentStub } from '@sanity/client';

/** A document under test: published, as a draft, and as a version in a release. */
export interface Target {
  id: string;
  release: string;
  make: (id: string) => SanityDocumentStub & { _id: string };
}

type Way = (client: SanityClient, target: Target) => Promise<unknown>;

const dry = (client: SanityClient, name: string, fields: object) =>
  client.action({ actionType: `sanity.action.${name}`, ...fields } as never, { dryRun: true });
const draftOf = (id: string) => ({ draftId: `drafts.${id}`, publishedId: id });
const versionOf = ({ id, release }: Target) => `versions.${release}.${id}`;
/** Returns the id of the target's version in a release that has none yet. */
const newVersionOf = ({ id }: Target) => `versions.r3.${id}`;

/** Every mutation that changes documents, as dry runs so that attempts do not affect each other. */
export const MUTATIONS: Readonly<Record<string, Way>> = {
  'mutate: create': (client, { id, make }) => client.create(make(`${id}-new`), { dryRun: true }),
  'mutate: patch': (client, { id }) => client.patch(id).set({ title: 'Mine' }).commit({ dryRun: true }),
  'mutate: replace': (client, { id, make }) => client.createOrReplace(make(id), { dryRun: true }),
  'mutate: delete': (client, { id }) => client.delete(id, { dryRun: true }),
  'mutate: draft': (client, { id, make }) => client.create(make(`drafts.${id}-new`), { dryRun: true }),
  'mutate: version': (client, target) => client.create(target.make(newVersionOf(target)), { dryRun: true }),
};

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

const OF_RELEASES: Readonly<Record<string, Way>> = {
  'release.edit': (client, { release: releaseId }) =>
    dry(client, 'release.edit', { releaseId, patch: { set: { 'metadata.title': 'Mine' } } }),
  'release.schedule': (client, { release: releaseId }) =>
    dry(client, 'release.schedule', { releaseId, publishAt: '2099-01-01T00:00:00Z' }),
  'release.publish': (client, { release: releaseId }) => dry(client, 'release.publish', { releaseId }),
  'release.archive': (client, { release: releaseId }) => dry(client, 'release.archive', { releaseId }),
};

export const WRITING: Readonly<Record<string, Way>> = { ...MUTATIONS, ...ACTIONS, ...OF_RELEASES };
