import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { RELEASE_DOCUMENTS, type ReleaseDocument } from './previews.ts';

/** The documents of a release, as far as they decide where it is seen; none until they are read. */
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
        // Without them the release is as usable as before.
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
