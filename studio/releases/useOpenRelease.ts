import { useEffect, useState } from 'react';
import { useActiveReleases } from 'sanity';
import { useRouter } from 'sanity/router';

/**
 * Opens a new release once the studio's store contains it. Before that, the studio would show a not-found
 * error.
 * @param onOpen called when it opens
 */
export function useOpenRelease(onOpen: () => void): (releaseId: string) => void {
  const router = useRouter();
  const { data: releases } = useActiveReleases();
  const [wantedId, setWantedId] = useState<string | null>(null);
  const isThere = wantedId !== null && releases.some(({ _id: id }) => id.endsWith(`.${wantedId}`));
  useEffect(() => {
    if (!isThere) return;
    setWantedId(null);
    router.navigateIntent('release', { id: wantedId });
    onOpen();
  }, [isThere, wantedId, router, onOpen]);
  return setWantedId;
}
