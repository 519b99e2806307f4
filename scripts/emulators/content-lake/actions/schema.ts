import { z } from 'zod';
import { patchOperations } from '../mutate/schema.ts';

const id = z.string().min(1).max(200);
const releaseId = z.string().regex(/^[a-zA-Z0-9_-]{1,128}$/);
const content = z.looseObject({ _id: id, _type: z.string().min(1) });
const action = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.looseObject({ actionType: z.literal(`sanity.action.${name}`), ...shape });

const documentAction = z.discriminatedUnion('actionType', [
  action('document.create', {
    publishedId: id,
    attributes: content,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  action('document.edit', { draftId: id, publishedId: id, patch: patchOperations }),
  action('document.replaceDraft', { publishedId: id, attributes: content }),
  action('document.publish', {
    draftId: id,
    publishedId: id,
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  action('document.unpublish', { draftId: id, publishedId: id }),
  action('document.discard', { draftId: id }),
  action('document.delete', {
    publishedId: id,
    includeDrafts: z.array(id).default([]),
    includeVersions: z.array(id).default([]),
  }),
]);

const versionAction = z.discriminatedUnion('actionType', [
  action('document.version.create', {
    publishedId: id.optional(),
    document: content.optional(),
    baseId: id.optional(),
    versionId: id.optional(),
    ifBaseRevisionId: z.string().optional(),
  }),
  action('document.version.replace', { document: content }),
  action('document.version.discard', { versionId: id }),
  action('document.version.unpublish', { versionId: id, publishedId: id }),
]);

const metadata = z.record(z.string(), z.unknown());

const releaseAction = z.discriminatedUnion('actionType', [
  action('release.create', { releaseId, metadata: metadata.optional() }),
  action('release.edit', { releaseId, patch: patchOperations }),
  action('release.publish', { releaseId }),
  action('release.schedule', { releaseId, publishAt: z.iso.datetime({ offset: true }) }),
  action('release.unschedule', { releaseId }),
  action('release.archive', { releaseId }),
  action('release.unarchive', { releaseId }),
  action('release.delete', { releaseId }),
]);

export const actionsBody = z.object({
  actions: z
    .array(z.discriminatedUnion('actionType', [documentAction, versionAction, releaseAction]))
    .min(1)
    .max(1000),
  transactionId: z
    .string()
    .regex(/^[a-zA-Z0-9_.-]{1,128}$/)
    .optional(),
  dryRun: z.boolean().optional(),
});

export type DocumentAction = z.output<typeof documentAction>;
export type VersionAction = z.output<typeof versionAction>;
export type ReleaseAction = z.output<typeof releaseAction>;
export type Action = DocumentAction | VersionAction | ReleaseAction;
