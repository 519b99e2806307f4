import { z } from 'zod';
import type { StaffName } from '../review/contract.ts';

export const REMOVALS = ['delete', 'unpublish'] as const;
export type RemovalKind = (typeof REMOVALS)[number];

/** `removed`: the document was deleted or unpublished, as requested. */
export const REMOVAL_STATES = ['requested', 'removed', 'declined', 'withdrawn'] as const;
export type RemovalState = (typeof REMOVAL_STATES)[number];

/** A request to delete or unpublish a document, from a person whose role does not allow it. */
export interface RemovalAnswer {
  id: string;
  removal: RemovalKind;
  title: string;
  state: Extract<RemovalState, 'requested' | 'declined'>;
  requestedBy: StaffName;
  requestedAt: string;
  answeredBy: StaffName | null;
}

/** Null without a request, and for people who may not change the document. */
export interface RemovalStateAnswer {
  /** True if the caller's role allows removing the document and every reference to it. */
  mayRemove: boolean;
  /** The open request, or one that was declined lately. */
  request: RemovalAnswer | null;
}

const document = z
  .string()
  .max(300)
  .regex(/^[\w-]{1,128}(\.[\w-]{1,128})*$/);

export const removalDocumentSchema = z.strictObject({ document });
export const newRemovalSchema = z.strictObject({ document, removal: z.enum(REMOVALS) });
/** `removed` follows the removal in the studio. */
export const removalAnswerSchema = z.strictObject({ document, answer: z.enum(['removed', 'declined']) });
export type RemovalRequest = z.input<typeof newRemovalSchema>;
export type RemovalDecision = z.input<typeof removalAnswerSchema>;
