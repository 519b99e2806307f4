import { createClient, type SanityClient } from '@sanity/client';
import type { LocalSettings } from './settings.ts';

/** Returns a content lake client with a script's token. Its writes bypass the studio's validation. */
export const lakeWriter = ({ urls, projectId, dataset, secrets }: LocalSettings): SanityClient =>
  createClient({
    apiHost: urls.lake,
    useProjectHostname: false,
    projectId,
    dataset,
    token: secrets.lakeWriterToken,
    apiVersion: '2025-02-19',
    useCdn: false,
    perspective: 'raw',
  });
