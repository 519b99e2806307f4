import { getPublishedId } from '@sanity/client/csm';
import { decodeSanityNodeData } from '@sanity/visual-editing-csm';
import { vercelStegaDecode } from '@vercel/stega';

/** Where words stand in the content lake: a document, whichever of its versions, and a path in it. */
export interface Place {
  id: string;
  type: string;
  path: string;
}

/** A place as one text. */
export const placeKey = (id: string, path: string): string => `${getPublishedId(id)} ${path}`;

/** Places by how the page names them: each is read once. */
const places = new Map<string, Place | null>();

function read(name: string, decode: () => ReturnType<typeof decodeSanityNodeData>): Place | null {
  const existing = places.get(name);
  if (existing !== undefined) return existing;
  const node = decode();
  const place =
    node && 'path' in node ? { id: getPublishedId(node.id), type: node.type ?? '', path: node.path } : null;
  places.set(name, place);
  return place;
}

/** The place that the invisible characters of a text name. */
export const placeOfHidden = (hidden: string): Place | null =>
  read(hidden, () => decodeSanityNodeData(vercelStegaDecode(hidden) ?? ''));

/** The place that an element names. */
export function placeOfElement(element: Element | null): Place | null {
  const attribute = element?.getAttribute('data-sanity');
  return attribute ? read(attribute, () => decodeSanityNodeData(attribute)) : null;
}
