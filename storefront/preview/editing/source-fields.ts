import { getPublishedId } from '@sanity/client/csm';
import { decodeSanityNodeData } from '@sanity/visual-editing-csm';
import { vercelStegaDecode, vercelStegaSplit } from '@vercel/stega';
import { HASH_PARAMETER } from '@/content/text-hash.ts';
import { BLOCK_ATTRIBUTE } from '../block-attribute.ts';

/** A field in the content lake: a document, in any version, and a path in it. */
export interface SourceField {
  id: string;
  type: string;
  path: string;
  /** Hash of the text that the page was rendered with, if known (`content/text-hash.ts`). */
  mark?: string;
}

export const fieldKey = (id: string, path: string): string => `${getPublishedId(id)} ${path}`;

const MARK = new RegExp(`[?&]${HASH_PARAMETER}=([^&]+)`);

const places = new Map<string, SourceField | null>();

function read(name: string, decode: () => SourceField | null): SourceField | null {
  const existing = places.get(name);
  if (existing !== undefined) return existing;
  const place = decode();
  places.set(name, place);
  return place;
}

function placeOf(data: Parameters<typeof decodeSanityNodeData>[0]): SourceField | null {
  const node = decodeSanityNodeData(data);
  return node && 'path' in node
    ? { id: getPublishedId(node.id), type: node.type ?? '', path: node.path }
    : null;
}

/** Returns the field and hash that are encoded in invisible characters. */
export const fieldOfHidden = (hiddenText: string): SourceField | null =>
  read(hiddenText, () => {
    const data = vercelStegaDecode<{ origin: 'sanity.io'; href: string }>(hiddenText);
    const place = data ? placeOf(data) : null;
    const mark = MARK.exec(data?.href ?? '')?.[1];
    return place && mark ? { ...place, mark } : place;
  });

export function fieldOfElement(element: Element | null): SourceField | null {
  const attribute = element?.getAttribute('data-sanity');
  return attribute ? read(attribute, () => placeOf(attribute)) : null;
}

/** Returns the place of a block from its wrapper. */
export function fieldOfBlock(wrapper: Element | null): SourceField | null {
  const attribute = wrapper?.getAttribute(BLOCK_ATTRIBUTE);
  return attribute ? read(attribute, () => placeOf(attribute)) : null;
}

/** Returns the fields of the texts and elements in an element. */
export function fieldsIn(root: Element): SourceField[] {
  const fields: SourceField[] = [];
  const add = (field: SourceField | null) => field && fields.push(field);
  if (!root.hasAttribute(BLOCK_ATTRIBUTE)) add(fieldOfElement(root));
  for (const element of root.querySelectorAll(`[data-sanity]:not([${BLOCK_ATTRIBUTE}])`))
    add(fieldOfElement(element));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { encoded } = vercelStegaSplit((node as Text).data);
    if (encoded) add(fieldOfHidden(encoded));
  }
  return fields;
}
