import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { RELEASE_DOCUMENTS, type ReleaseDocument } from './previews.ts';

/**
 * Loads the documents of a release, with the fields that decide where they are shown. Empty while loading.
 */
export function useReleaseDocuments(releaseId: string | undefined): ReleaseDocument[] {
  const client = useClient({ apiVersion: API_VERSION });
  const [documents, setDocuments] = useState<ReleaseDocument[]>([]);
  useEffect(() => {
    let isStale = false;
    setDocuments([]);
    if (releaseId)
      client
        .withConfig({ perspective: 'raw' })
        .fetch<ReleaseDocument[]>(RELEASE_DOCUMENTS, { release: releaseId }, { tag: 'releases.pages' })
        // The release tool works without them.
        .then(
          (answer) => !isStale && setDocuments(answer),
          () => undefined,
        );
    return () => {
      isStale = true;
    };
  }, [client, releaseId]);
  return documents;
}
