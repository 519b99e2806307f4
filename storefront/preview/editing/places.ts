import { getPublishedId } from '@sanity/client/csm';
import { decodeSanityNodeData } from '@sanity/visual-editing-csm';
import { vercelStegaDecode } from '@vercel/stega';
import { MARK_PARAMETER } from '@/content/words-mark.ts';

/** Where words stand in the content lake: a document, whichever of its versions, and a path in it. */
export interface Place {
  id: string;
  type: string;
  path: string;
  /** The mark of the words that the page was made of, where it tells (`content/words-mark.ts`). */
  mark?: string;
}

/** A place as one text. */
export const placeKey = (id: string, path: string): string => `${getPublishedId(id)} ${path}`;

const MARK = new RegExp(`[?&]${MARK_PARAMETER}=([^&]+)`);

/** Places by how the page names them: each is read once. */
const places = new Map<string, Place | null>();

function read(name: string, decode: () => Place | null): Place | null {
  const existing = places.get(name);
  if (existing !== undefined) return existing;
  const place = decode();
  places.set(name, place);
  return place;
}

function placeOf(data: Parameters<typeof decodeSanityNodeData>[0]): Place | null {
  const node = decodeSanityNodeData(data);
  return node && 'path' in node
    ? { id: getPublishedId(node.id), type: node.type ?? '', path: node.path }
    : null;
}

/** The place that the invisible characters of a text name, with the mark of its words. */
export const placeOfHidden = (hiddenText: string): Place | null =>
  read(hiddenText, () => {
    const data = vercelStegaDecode<{ origin: 'sanity.io'; href: string }>(hiddenText);
    const place = data ? placeOf(data) : null;
    const mark = MARK.exec(data?.href ?? '')?.[1];
    return place && mark ? { ...place, mark } : place;
  });

/** The place that an element names. */
export function placeOfElement(element: Element | null): Place | null {
  const attribute = element?.getAttribute('data-sanity');
  return attribute ? read(attribute, () => placeOf(attribute)) : null;
}
