import { environment } from '@forecourt/lib/platform/env';
import { pictureFragment } from '@forecourt/schemas/fragments/picture';
import type { ContentSourceMap, QueryParams, SanityClient } from '@sanity/client';
import { type ContentSourceMapParsedPath, createEditUrl } from '@sanity/client/csm';
import { encodeIntoResult, stegaClean } from '@sanity/client/stega';
import { vercelStegaEncode } from '@vercel/stega';
import { draftOfRequest } from '@/site/draft.server.ts';
import type { Perspective } from '@/site/draft.ts';
import { isDisplayText } from './display-text.ts';
import { HASH_PARAMETER, textHash } from './text-hash.ts';

/** Selected with each image, because a source map covers the image field but not its URL. */
const PICTURE_FIELD = 'pictureField';
const PICTURE_WITH_FIELD = `${pictureFragment}, "${PICTURE_FIELD}": asset._ref`;

/**
 * Queries the content lake for a page in editing. Texts and alt texts carry their source field in invisible
 * characters (stega), which Sanity's visual editing reads. Texts also carry a hash for the page's script.
 */
export async function fetchForEditing(
  client: SanityClient,
  query: string,
  params: QueryParams,
  perspective: Perspective,
): Promise<unknown> {
  const { result, resultSourceMap } = await client.fetch<unknown>(
    query.replaceAll(pictureFragment, PICTURE_WITH_FIELD),
    params,
    {
      perspective: typeof perspective === 'string' ? perspective : [...perspective],
      filterResponse: false,
      resultSourceMap: 'withKeyArraySelector',
    },
  );
  return resultSourceMap ? withFields(result, resultSourceMap) : result;
}

export function withFields(answer: unknown, sourceMap: ContentSourceMap): unknown {
  const baseUrl = environment().STUDIO_ORIGINS[0] ?? '/';
  const fieldOf = ({ _id, _type }: { _id: string; _type: string }, path: ContentSourceMapParsedPath) =>
    createEditUrl({ baseUrl, id: _id, type: _type, path });
  const hiddenLink = (href: string) => vercelStegaEncode({ origin: 'sanity.io', href });
  const markedAnswer = encodeIntoResult(
    answer,
    sourceMap,
    ({ value, sourcePath, sourceDocument, resultPath }) => {
      // The image field is two levels above `asset._ref`.
      if (resultPath.at(-1) === PICTURE_FIELD)
        return hiddenLink(fieldOf(sourceDocument, sourcePath.slice(0, -2)));
      if (!isDisplayText(sourceDocument._type, sourcePath)) return value;
      const mark = `&${HASH_PARAMETER}=${textHash(value)}`;
      return value + hiddenLink(fieldOf(sourceDocument, sourcePath) + mark);
    },
  );
  return withMarkedPictures(markedAnswer);
}

function withMarkedPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMarkedPictures);
  if (value === null || typeof value !== 'object') return value;
  const { [PICTURE_FIELD]: field, ...rest } = value as Record<string, unknown>;
  const entries = Object.entries(rest).map(([name, inner]) => [name, withMarkedPictures(inner)]);
  const markedFields = Object.fromEntries(entries);
  return typeof field === 'string' && typeof markedFields['alt'] === 'string'
    ? { ...markedFields, alt: markedFields['alt'] + field }
    : markedFields;
}

/** Removes the invisible source fields, for metadata and structured data. */
export const withoutFields = <Content>(content: Content): Content =>
  draftOfRequest()?.editing ? (stegaClean(content) as Content) : content;
