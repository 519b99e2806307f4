import type { SanityClient } from 'sanity';
import type { DateField } from './entries.ts';

/**
 * Sets a date in the draft of a document, which is created if there is none. Visitors see the change once the
 * draft is published.
 * @throws if the content lake refuses it, such as for users who may not edit the document
 */
export async function reschedule(client: SanityClient, { id, path }: DateField, at: Date): Promise<void> {
  await client.action({
    actionType: 'sanity.action.document.edit',
    draftId: `drafts.${id}`,
    publishedId: id,
    patch: { set: { [path]: at.toISOString() } },
  });
}
