import { parseArgs } from 'node:util';
import { createClient } from '@sanity/client';
import { filesIn, uploadAssets, withAssets } from './assets.ts';
import { problemsOf } from './check.ts';
import { contentDocuments } from './documents.ts';

const API_VERSION = '2025-02-19';

export interface ContentTarget {
  /** Address of a local content lake; omitted for the hosted one. */
  apiHost?: string;
  projectId: string;
  dataset: string;
  /** Needs administrator access, because only administrators write a site's features. */
  token: string;
  /** Port of the local storefront, for the sites' addresses. */
  storefrontPort?: number;
  /** Address of the partners' emulators, for street maps; without one the demo has drawn maps only. */
  partnersUrl?: string;
  report?: (detail: string) => void;
}

/**
 * Writes the content of the demo sites. Ids and assets are derived from the content, so seeding again leaves
 * the same documents and uploads nothing twice. It overwrites editors' changes to them.
 * @returns the number of documents and assets
 * @throws Error when documents refer to missing ones; nothing has been written then
 */
export async function seedContent(target: ContentTarget): Promise<{ documents: number; assets: number }> {
  const {
    apiHost,
    projectId,
    dataset,
    token,
    storefrontPort = 3000,
    partnersUrl,
    report = () => {},
  } = target;
  const documents = contentDocuments({ port: storefrontPort, partnersUrl });
  const problems = problemsOf(documents);
  if (problems.length) throw new Error(`The demo content is inconsistent:\n${problems.join('\n')}`);
  const client = createClient({
    ...(apiHost && { apiHost, useProjectHostname: false }),
    projectId,
    dataset,
    token,
    apiVersion: API_VERSION,
    useCdn: false,
    perspective: 'raw',
  });
  const files = filesIn(documents);
  const assets = await uploadAssets(client, files, (doneCount, total) =>
    report(`pictures ${doneCount} of ${total}`),
  );
  report(`documents ${documents.length}`);
  // In one transaction, because sites and their pages refer to each other.
  await client.mutate(
    documents.map((document) => ({ createOrReplace: withAssets(document, assets) })),
    { visibility: 'sync' },
  );
  return { documents: documents.length, assets: assets.size };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      host: { type: 'string', default: process.env.SANITY_API_HOST },
      project: { type: 'string', default: process.env.SANITY_PROJECT_ID ?? 'forecourt' },
      dataset: { type: 'string', default: process.env.SANITY_DATASET ?? 'production' },
      port: { type: 'string', default: '3000' },
    },
  });
  const token = process.env.SANITY_API_TOKEN;
  if (!token) {
    console.error('Set SANITY_API_TOKEN to a token with administrator access.');
    process.exit(1);
  }
  const startedAt = performance.now();
  const { documents, assets } = await seedContent({
    apiHost: values.host,
    projectId: values.project,
    dataset: values.dataset,
    token,
    storefrontPort: Number(values.port),
    report: (detail) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${detail}`),
  });
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  console.log(
    `${documents} documents and ${assets} pictures in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
  );
}
