import { environment } from '@forecourt/lib/platform/env';
import { createDataAttribute } from '@sanity/visual-editing-csm';
import type { ReactNode } from 'react';
import { draftOfRequest } from '@/site/draft.server.ts';
import { BLOCK_ATTRIBUTE } from './block-attribute.ts';
import { SHOWN_AS_ATTRIBUTE, type ShownAs } from './shown-as.ts';

export type AroundBlock = (block: { _key: string }, part: ReactNode) => ReactNode;

/**
 * Returns a wrapper that makes blocks clickable and draggable while their page is edited, else undefined.
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

export interface EditableAttributes {
  'data-sanity'?: string;
  [SHOWN_AS_ATTRIBUTE]?: ShownAs;
}

/**
 * Returns the attributes that open a field in the studio on click and update the element live; empty when
 * not editing.
 * @param id of the document; nothing is editable without one
 * @param path of the field, such as `name` or `menus[_key=="a"].label`
 * @param shownAs how the element renders the field's text, if it contains only that
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

/** Wraps a component that takes no attributes in an element that names its field, while editing. */
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
