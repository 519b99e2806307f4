import { z } from 'zod';
import { MAX_TYPED_TEXT, PAGE_EDIT } from './page-edit.ts';

/** A field name, a dot, or a list item by its key. Items without a key cannot be edited on the page. */
const PATH = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*|\[_key=="[\w-]+"\])*$/;

const place = z.object({
  /** Published id of the document. */
  id: z.string().min(1).max(200),
  type: z.string().regex(/^\w{1,80}$/),
  path: z.string().max(600).regex(PATH),
});

/** A field or list item of a document. */
export type EditPlace = z.infer<typeof place>;

export const ITEM_CHANGES = ['up', 'down', 'above', 'below', 'duplicate', 'hide', 'show', 'delete'] as const;

/** A change of a list item. `above` and `below` add an item next to it. */
export type ItemChange = (typeof ITEM_CHANGES)[number];

const message = { app: z.literal(PAGE_EDIT), request: z.int().min(0) };

/** A message from the page. The studio answers each with a `PageAnswer` of the same `request`. */
export const pageMessageSchema = z.discriminatedUnion('kind', [
  /** The page is ready. Sent without content, as the page does not know the studio's origin yet. */
  z.object({ ...message, kind: z.literal('hello') }),
  z.object({ ...message, kind: z.literal('begin'), place }),
  z.object({ ...message, kind: z.literal('type'), place, value: z.string().max(MAX_TYPED_TEXT) }),
  z.object({ ...message, kind: z.literal('end') }),
  z.object({ ...message, kind: z.literal('describe'), place }),
  z.object({ ...message, kind: z.literal('change'), place, change: z.enum(ITEM_CHANGES) }),
  z.object({
    ...message,
    kind: z.literal('move'),
    place,
    next: place,
    position: z.enum(['before', 'after']),
  }),
  z.object({ ...message, kind: z.literal('undo') }),
  z.object({ ...message, kind: z.literal('redo') }),
]);

export type PageMessage = z.infer<typeof pageMessageSchema>;

export interface ItemDescription {
  /** Such as 'Call to action'. */
  title: string;
  isFirst: boolean;
  isLast: boolean;
  canHide: boolean;
}

/** The studio's answer: a problem to show to the editor, or the result. */
export type PageAnswer = { app: typeof PAGE_EDIT; request: number } & (
  | { problem: string }
  | {
      problem?: never;
      /** The text of the field, for `begin`. */
      text?: string;
      /** The item, for `describe`. */
      item?: ItemDescription;
    }
);
