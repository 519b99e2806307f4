import { environment } from '@forecourt/lib/env';
import { createDataAttribute } from '@sanity/visual-editing-csm';
import type { ReactNode } from 'react';
import { draftOfRequest } from '@/site/draft.server.ts';
import { BLOCK_ATTRIBUTE } from './block-attribute.ts';
import { QUESTION_ID, type Question } from './question.ts';

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

/**
 * What an element carries while its page is edited, so that a click on it opens a field in the studio. Nothing on any
 * other page, which therefore stays byte for byte what it is.
 * @param id of the document; without one there is nothing to open
 * @param path of the field, such as `name` or `menus[_key=="a"].label`
 */
export function editableField(
  id: string | null | undefined,
  type: string,
  path: string,
): { 'data-sanity'?: string } {
  if (!id || !draftOfRequest()?.editing) return {};
  const baseUrl = environment().STUDIO_ORIGINS[0] ?? '/';
  return { 'data-sanity': createDataAttribute({ id, type, baseUrl })(path).toString() };
}

/**
 * A page that is edited, with what it asked of the content lake: the studio then answers the same for each keystroke.
 * Any other page stays as it is.
 */
export function withQuestion(page: ReactNode, query: string, params: Record<string, string>): ReactNode {
  if (!draftOfRequest()?.editing) return page;
  const { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset } = environment();
  const json = JSON.stringify({ projectId, dataset, query, params } satisfies Question);
  return (
    <>
      {page}
      <script
        id={QUESTION_ID}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every '<' escaped
        dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
      />
    </>
  );
}
