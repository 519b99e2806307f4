import type { MailParts } from '../../messaging/mail/layout.ts';
import { formatDate, formatTime } from '../../platform/text/format.ts';

interface Publication {
  documentId: string;
  documentType: string;
  title: string;
  publishedAt: Date;
}

/** Documents that a mail lists by name. */
const NAMED = 10;

const TYPE_NAMES: Readonly<Record<string, string>> = { page: 'page', offer: 'offer' };

/**
 * Composes the mail about what one person published on a site without approval.
 * @param names.studioUrl origin of the studio; without it the mail has no button
 */
export function unapprovedMail(
  publications: readonly Publication[],
  {
    publishedBy,
    siteName,
    timeZone,
    studioUrl,
  }: { publishedBy: string; siteName: string; timeZone: string; studioUrl: string | null },
): { subject: string; parts: MailParts } {
  const documents = [...new Map(publications.map((each) => [each.documentId, each])).values()];
  const [first] = documents;
  const isOne = documents.length === 1;
  const type = TYPE_NAMES[first?.documentType ?? ''] ?? 'document';
  const heading = `Published without approval: ${isOne ? first?.title : `${documents.length} documents`}`;
  const sentence = isOne
    ? `${publishedBy} published the ${type} '${first?.title}' of ${siteName} without the approval that it needs.`
    : `${publishedBy} published ${documents.length} documents of ${siteName} without the approval that they need.`;
  const others = documents.length - NAMED;
  const studio = studioUrl?.replace(/\/$/, '');
  return {
    subject: heading,
    parts: {
      preview: sentence,
      heading,
      paragraphs: [
        sentence,
        `Check ${isOne ? 'it' : 'them'}. To undo a change, restore an earlier version from the document’s history.`,
      ],
      rows: [
        ...documents
          .slice(0, NAMED)
          .map(
            ({ title, publishedAt }) =>
              [
                title,
                `${formatDate(publishedAt, timeZone) ?? ''}, ${formatTime(publishedAt, timeZone)}`,
              ] as const,
          ),
        ...(others > 0 ? [['Others', String(others)] as const] : []),
      ],
      ...(studio && {
        button: isOne
          ? {
              label: 'Open the document',
              href: `${studio}/intent/edit/id=${encodeURIComponent(first?.documentId ?? '')};type=${encodeURIComponent(first?.documentType ?? '')}/`,
            }
          : { label: 'Open reviews', href: `${studio}/reviews` },
      }),
    },
  };
}
