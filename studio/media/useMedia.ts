import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { type Picture, picturesOf } from './pictures.ts';
import { MEDIA_QUERY, type MediaAnswer } from './query.ts';

/** Loads all pictures with their uses. `load` reloads them after a change. */
export function useMedia() {
  const client = useClient({ apiVersion: API_VERSION });
  const [pictures, setPictures] = useState<Picture[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = useCallback(async () => {
    try {
      const answer = await client
        .withConfig({ perspective: 'raw' })
        .fetch<MediaAnswer>(MEDIA_QUERY, {}, { tag: 'media' });
      setPictures(picturesOf(answer));
      setError(null);
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    }
  }, [client]);
  useEffect(() => void load(), [load]);
  return { client, pictures, error, load };
}
