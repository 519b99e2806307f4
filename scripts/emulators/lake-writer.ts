import { createClient, type SanityClient } from '@sanity/client';
import type { LocalSettings } from './settings.ts';

/** A client that writes to the local content lake with a script's token, so no studio form validates what it writes. */
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
