import type { MailParts } from '../../messaging/mail/layout.ts';
import type { RemovalKind } from './contract.ts';
import type { StoredRemoval } from './store.server.ts';

/** Documents that use it and that a mail lists by name. */
const NAMED = 5;

const DONE: Record<RemovalKind, string> = { delete: 'deleted', unpublish: 'unpublished' };

/**
 * Composes the mail about a request, or its answer.
 * @param names.usedBy titles of the documents that use it
 * @param names.studioUrl origin of the studio; without it the mail has no button
 */
export function removalMail(
  {
    documentId,
    documentType,
    title,
    removal,
    state,
  }: Pick<StoredRemoval, 'documentId' | 'documentType' | 'title' | 'removal' | 'state'>,
  {
    requestedBy,
    answeredBy,
    usedBy,
    studioUrl,
  }: { requestedBy: string; answeredBy: string; usedBy: readonly string[]; studioUrl: string | null },
): { subject: string; parts: MailParts } {
  const isRequest = state === 'requested';
  const isRemoved = state === 'removed';
  const heading = isRequest
    ? `Please ${removal}: ${title}`
    : `${isRemoved ? (removal === 'delete' ? 'Deleted' : 'Unpublished') : 'Declined'}: ${title}`;
  const first = isRequest
    ? `${requestedBy} asks you to ${removal} '${title}', because their role may not change every document that uses it.`
    : isRemoved
      ? `${answeredBy} ${DONE[removal]} '${title}', as you asked.`
      : `${answeredBy} declined to ${removal} '${title}'.`;
  const names = usedBy.slice(0, NAMED);
  const others = usedBy.length - names.length;
  return {
    subject: heading,
    parts: {
      preview: first,
      heading,
      paragraphs: [first, ...(isRequest ? ['Open the document to remove it, or to decline.'] : [])],
      ...(isRequest &&
        names.length > 0 && {
          rows: [['Used by', [...names, ...(others > 0 ? [`${others} more`] : [])].join(', ')]],
        }),
      ...(studioUrl &&
        !isRemoved && {
          button: {
            label: 'Open the document',
            href: `${studioUrl.replace(/\/$/, '')}/intent/edit/id=${encodeURIComponent(documentId)};type=${encodeURIComponent(documentType)}/`,
          },
        }),
    },
  };
}
