import { IGNORED, type SampleAnswer } from '@forecourt/lib/inventory/stock/sample/sample';
import { getDraftId, type SanityClient } from 'sanity';
import type { Columns, Values } from './useSample.ts';

export interface FeedName {
  id: string;
  name: string;
}

const FEEDS = `*[_type == "feed" && !(_id in path("versions.**"))]{
  "id": select(_id in path("drafts.**") => string::split(_id, "drafts.")[1], _id), "name": coalesce(name, "Untitled")
} | order(name asc)`;

/** Loads the feeds that have a document, each once. */
export async function feedNames(client: SanityClient): Promise<FeedName[]> {
  const feeds = await client
    .withConfig({ perspective: 'raw' })
    .fetch<FeedName[]>(FEEDS, {}, { tag: 'feeds-assistant' });
  return [...new Map(feeds.map((feed) => [feed.id, feed])).values()];
}

export interface Chosen {
  sample: Pick<SampleAnswer, 'format' | 'separator' | 'encoding' | 'records'> &
    Partial<Pick<SampleAnswer, 'columns' | 'rows'>>;
  columns: Columns;
  values: Values;
}

interface Saved {
  file?: Readonly<Record<string, unknown>>;
  columns?: readonly SavedColumn[];
}

interface SavedColumn {
  column?: string;
  field?: string;
  words?: unknown;
}

/** Returns the fields of a feed's document for a mapping. Custom values of a column are kept. */
export function mappingFields({ sample, columns, values }: Chosen, before: Saved) {
  const { format, separator, encoding, records } = sample;
  // An encoding declared by the file is not stored.
  const { encoding: _, ...file } = before.file ?? {};
  return {
    file: {
      ...file,
      format,
      ...(separator && { separator }),
      ...(encoding && { encoding }),
      ...(records && { records }),
    },
    columns: Object.entries(columns).map(([column, field], index) => {
      const words = before.columns?.find((one) => one.column === column && one.field === field)?.words;
      return {
        _type: 'feedColumn',
        _key: `column-${index}`,
        column,
        field,
        // The number of photo columns differs by car, and XML and JSON leave out what a car does not have.
        isOptional: field === 'images' || isSparse(sample, column),
        ...(words && field !== IGNORED ? { words } : {}),
      };
    }),
    values: Object.entries(values).map(([field, value], index) => ({
      _type: 'feedValue',
      _key: `value-${index}`,
      field,
      value,
    })),
  };
}

/** In XML and JSON, a column that many cars lack may be missing from a whole file. */
const OFTEN = 0.9;

function isSparse({ format, columns, rows }: Chosen['sample'], name: string): boolean {
  const filled = columns?.find((column) => column.name === name)?.filled;
  return format !== 'csv' && filled !== undefined && filled < (rows ?? 0) * OFTEN;
}

/** Writes a mapping to the draft of a feed, which is created from the published document if necessary. */
export async function saveMapping(client: SanityClient, id: string, mapping: Chosen): Promise<void> {
  const raw = client.withConfig({ perspective: 'raw' });
  const draftId = getDraftId(id);
  const before =
    (await raw.getDocument<Saved & Record<string, unknown>>(draftId)) ??
    (await raw.getDocument<Saved & Record<string, unknown>>(id));
  if (!before) throw new Error('The feed was deleted.');
  const { _rev: _, _createdAt: __, _updatedAt: ___, ...document } = before;
  await raw
    .transaction()
    .createIfNotExists({ ...document, _id: draftId })
    .patch(draftId, { set: mappingFields(mapping, before) })
    .commit({ tag: 'feeds-assistant' });
}
