import { useEffect, useState } from 'react';
import { useActiveReleases } from 'sanity';
import { useRouter } from 'sanity/router';

/**
 * Opens a release that was just made, once the studio has heard of it: opened before, it is one that could not be found.
 * @param onOpen called when it opens
 */
export function useOpenRelease(onOpen: () => void): (releaseId: string) => void {
  const router = useRouter();
  const { data: releases } = useActiveReleases();
  const [wanted, setWanted] = useState<string | null>(null);
  const isThere = wanted !== null && releases.some(({ _id: id }) => id.endsWith(`.${wanted}`));
  useEffect(() => {
    if (!isThere) return;
    setWanted(null);
    router.navigateIntent('release', { id: wanted });
    onOpen();
  }, [isThere, wanted, router, onOpen]);
  return setWanted;
}
