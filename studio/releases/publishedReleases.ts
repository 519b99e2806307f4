import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import type { SanityClient, SanityDocument } from 'sanity';
import { type Past, type PastTransaction, type Step, stepOf } from './steps.ts';

const TAG = 'releases.take-back';
/** Maximum number of concurrent history requests. */
const AT_ONCE = 6;
/** Document ids per request, limited by the length of the URL. */
const CHUNK = 10;

const RELEASE = `*[_id == "_.releases." + $id][0]{ "title": metadata.title, state, "ids": finalDocumentStates[].id }`;

interface PublishedRelease {
  title: string | null;
  state: string;
  ids: string[] | null;
}

export interface ReleasePlan {
  releaseId: string;
  title: string;
  steps: Step[];
}

/**
 * Returns the steps that roll a published release back, based on the content lake's history.
 * @throws Error if the release is not published or the history cannot be read
 */
export async function planOf(base: SanityClient, releaseId: string): Promise<ReleasePlan> {
  const client = base.withConfig({ perspective: 'raw' });
  const release = await client.fetch<PublishedRelease | null>(RELEASE, { id: releaseId }, { tag: TAG });
  if (release?.state !== 'published') throw new Error('This release has not been published.');
  const versions = await lastVersions(client, release.ids ?? []);
  const ids = versions.map(({ _id }) => publishedIdOf(_id));
  const currentDocuments = await client.fetch<SanityDocument[]>('*[_id in $ids]', { ids }, { tag: TAG });
  const steps = await inTurns(versions, async (version) => {
    const id = publishedIdOf(version._id);
    const now = currentDocuments.find(({ _id }) => _id === id) ?? null;
    return stepOf(id, await pastOf(client, id, version, now));
  });
  return {
    releaseId,
    title: release.title || 'Release without a title',
    steps: steps.filter((step) => step !== null),
  };
}

async function lastVersions(client: SanityClient, ids: readonly string[]): Promise<Past['version'][]> {
  const versions: Past['version'][] = [];
  for (let start = 0; start < ids.length; start += CHUNK) {
    const { documents } = await client.request<{ documents: Past['version'][] }>({
      url: `/data/history/${dataset(client)}/documents/${ids.slice(start, start + CHUNK).join(',')}`,
      query: { lastRevision: 'true' },
      tag: TAG,
    });
    versions.push(...documents);
  }
  return versions;
}

async function pastOf(
  client: SanityClient,
  id: string,
  version: Past['version'],
  currentDocument: SanityDocument | null,
): Promise<Past> {
  const [[latest], untilPublishing] = await Promise.all([
    transactionsOf(client, id, { limit: '1' }),
    transactionsOf(client, id, { toTransaction: version._rev, effectFormat: 'mendoza', limit: '2' }),
  ]);
  const publishing = untilPublishing.find((transaction) => transaction.id === version._rev);
  const before = untilPublishing.find((transaction) => transaction.id !== version._rev);
  const former = before ? await revisionOf(client, id, before.id) : null;
  return { version, former, publishing, before, current: currentDocument, latest };
}

async function transactionsOf(
  client: SanityClient,
  id: string,
  query: Record<string, string>,
): Promise<PastTransaction[]> {
  const lines = await client.request<string>({
    url: `/data/history/${dataset(client)}/transactions/${id}`,
    query: { excludeContent: 'true', reverse: 'true', ...query },
    tag: TAG,
  });
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PastTransaction);
}

async function revisionOf(
  client: SanityClient,
  id: string,
  revision: string,
): Promise<SanityDocument | null> {
  const { documents } = await client.request<{ documents: SanityDocument[] }>({
    url: `/data/history/${dataset(client)}/documents/${id}`,
    query: { revision },
    tag: TAG,
  });
  return documents[0] ?? null;
}

const dataset = (client: SanityClient) => client.config().dataset ?? '';

/** Runs the work for all entries with limited concurrency, and keeps their order. */
async function inTurns<Entry, Result>(
  entries: readonly Entry[],
  work: (entry: Entry) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < entries.length; start += AT_ONCE)
    results.push(...(await Promise.all(entries.slice(start, start + AT_ONCE).map(work))));
  return results;
}
