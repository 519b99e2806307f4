import { IGNORED, type SampleAnswer } from '@forecourt/lib/inventory/stock/sample/sample';
import { getDraftId, type SanityClient } from 'sanity';
import type { Columns, Values } from './useSample.ts';

/** A feed's document, by the id that it has when it is published. */
export interface FeedName {
  id: string;
  name: string;
}

const FEEDS = `*[_type == "feed" && !(_id in path("versions.**"))]{
  "id": select(_id in path("drafts.**") => string::split(_id, "drafts.")[1], _id), "name": coalesce(name, "Without a name")
} | order(name asc)`;

/** The feeds that have a document, each once. */
export async function feedNames(client: SanityClient): Promise<FeedName[]> {
  const feeds = await client
    .withConfig({ perspective: 'raw' })
    .fetch<FeedName[]>(FEEDS, {}, { tag: 'feeds-assistant' });
  return [...new Map(feeds.map((feed) => [feed.id, feed])).values()];
}

/** What is chosen of a sample. */
export interface Chosen {
  sample: Pick<SampleAnswer, 'format' | 'separator' | 'encoding' | 'records'>;
  columns: Columns;
  values: Values;
}

/** What a feed's document has so far. */
interface Saved {
  file?: Readonly<Record<string, unknown>>;
  columns?: readonly SavedColumn[];
}

interface SavedColumn {
  column?: string;
  field?: string;
  words?: unknown;
}

/** The fields of a feed's document that a mapping fills; words that somebody entered for a column stay with it. */
export function mappingFields({ sample, columns, values }: Chosen, before: Saved) {
  const { format, separator, encoding, records } = sample;
  // An encoding that the file says itself is nothing to keep.
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
        // A car has as many photos as it has.
        isOptional: field === 'images',
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

/** Writes a mapping into the draft of a feed, which is made of the published document where there is none. */
export async function saveMapping(client: SanityClient, id: string, mapping: Chosen): Promise<void> {
  const raw = client.withConfig({ perspective: 'raw' });
  const draftId = getDraftId(id);
  const before =
    (await raw.getDocument<Saved & Record<string, unknown>>(draftId)) ??
    (await raw.getDocument<Saved & Record<string, unknown>>(id));
  if (!before) throw new Error('The feed is gone.');
  const { _rev: _, _createdAt: __, _updatedAt: ___, ...document } = before;
  await raw
    .transaction()
    .createIfNotExists({ ...document, _id: draftId })
    .patch(draftId, { set: mappingFields(mapping, before) })
    .commit({ tag: 'feeds-assistant' });
}
