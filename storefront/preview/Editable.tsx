import { environment } from '@forecourt/lib/platform/env';
import { createDataAttribute } from '@sanity/visual-editing-csm';
import type { ReactNode } from 'react';
import { draftOfRequest } from '@/site/draft.server.ts';
import { BLOCK_ATTRIBUTE } from './block-attribute.ts';
import { SHOWN_AS_ATTRIBUTE, type ShownAs } from './shown-as.ts';

/** Puts something around a block of a page. */
export type AroundBlock = (block: { _key: string }, part: ReactNode) => ReactNode;

/**
 * What stands around each block while its page is edited: an element that says which block it is, so that it can be
 * clicked and dragged. Nothing on any other page.
 * @param id of the document with the blocks
 */
export function aroundBlocks(id: string): AroundBlock | undefined {
  if (!draftOfRequest()?.editing) return undefined;
  const attribute = createDataAttribute({
    id,
    type: 'page',
    baseUrl: environment().STUDIO_ORIGINS[0] ?? '/',
  });
  return ({ _key }, part) => (
    <div
      key={_key}
      data-sanity-drag-flow="vertical"
      {...{ [BLOCK_ATTRIBUTE]: attribute(`blocks[_key=="${_key}"]`).toString() }}
    >
      {part}
    </div>
  );
}

/** What `editableField` gives an element. */
export interface EditableAttributes {
  'data-sanity'?: string;
  [SHOWN_AS_ATTRIBUTE]?: ShownAs;
}

/**
 * What an element carries while its page is edited, so that a click on it opens a field in the studio, and what is
 * typed there shows in it at once. Nothing on any other page, which therefore stays byte for byte what it is.
 * @param id of the document; without one there is nothing to open
 * @param path of the field, such as `name` or `menus[_key=="a"].label`
 * @param shownAs what the element shows of the field's words, where it shows nothing else: an older save never stands
 * there over words that were typed since
 */
export function editableField(
  id: string | null | undefined,
  type: string,
  path: string,
  shownAs?: ShownAs,
): EditableAttributes {
  if (!id || !draftOfRequest()?.editing) return {};
  const baseUrl = environment().STUDIO_ORIGINS[0] ?? '/';
  const field = createDataAttribute({ id, type, baseUrl })(path).toString();
  return { 'data-sanity': field, ...(shownAs && { [SHOWN_AS_ATTRIBUTE]: shownAs }) };
}

/** A part that takes no attributes of its own: while its page is edited it stands in an element that names its field. */
export function EditablePart({
  id,
  type,
  path,
  children,
}: {
  id: string;
  type: string;
  path: string;
  children: ReactNode;
}) {
  const field = editableField(id, type, path);
  return field['data-sanity'] ? <span {...field}>{children}</span> : children;
}
