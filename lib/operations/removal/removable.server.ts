import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { siteIdsOf } from '../back-office/release-rights.ts';
import type { RemovableDocument } from './rights.ts';
import type { StoredRemoval } from './store.server.ts';

/** Documents that use another, in all their versions. */
const MOST_REFERRERS = 500;
const VERSIONS = '*[_id in [$id, "drafts." + $id] || sanity::versionOf($id)]';
const DOCUMENTS = `{
  "versions": ${VERSIONS},
  "referrers": *[references($id) && !(_id in [$id, "drafts." + $id]) && !sanity::versionOf($id)][0...${MOST_REFERRERS}]
}`;
const stored = z.looseObject({ _id: z.string(), _type: z.string() });
const versionsSchema = z.array(stored);
const documentsSchema = z.object({ versions: versionsSchema, referrers: z.array(stored) });

/**
 * Reads a document in all its versions, and those that refer to it. Links by path are the studio's matter.
 * @param lake a client that sees drafts, in the raw perspective
 */
export const removableDocument = async (lake: SanityClient, id: string): Promise<RemovableDocument> =>
  documentsSchema.parse(await lake.fetch(DOCUMENTS, { id }));

/** Reads a document in all its versions, without those that refer to it. */
export const storedVersions = async (
  lake: SanityClient,
  id: string,
): Promise<Pick<RemovableDocument, 'versions'>> => ({
  versions: versionsSchema.parse(await lake.fetch(VERSIONS, { id })),
});

/** Returns whether what a request asks for is done: the document is gone, or its published version. */
export const isRemoved = (
  { documentId, removal }: Pick<StoredRemoval, 'documentId' | 'removal'>,
  { versions }: Pick<RemovableDocument, 'versions'>,
): boolean =>
  !versions.some(({ _id }) => _id === documentId || (removal === 'delete' && _id === `drafts.${documentId}`));

/** Returns the sites of a document by all its versions. */
export const sitesOfVersions = ({ versions }: RemovableDocument): string[] => [
  ...new Set(versions.flatMap(siteIdsOf)),
];

/** Returns a placeholder for a deleted document, to check permissions with its former type and sites. */
export const formerDocument = ({
  documentId,
  documentType,
  siteIds,
}: Pick<StoredRemoval, 'documentId' | 'documentType' | 'siteIds'>): RemovableDocument => {
  const references = siteIds.map((id) => ({ _type: 'reference', _ref: id }));
  return {
    versions: [
      {
        _id: documentId,
        _type: documentType,
        ...(references.length > 0 && { site: references[0], sites: references }),
      },
    ],
    referrers: [],
  };
};
