import type { MailParts } from '../../messaging/mail/layout.ts';
import { formatDate } from '../../platform/text/format.ts';
import { publishedIdOf, releaseOfVersion } from '../../sites/content-lake/document-id.ts';
import type { StoredReview } from './store.server.ts';

interface MailNames {
  requestedBy: string;
  decidedBy: string;
  siteName: string;
  /** Origin of the studio; without it the mail has no button. */
  studioUrl: string | null;
  /** True for the reminder on the due date. */
  isReminder: boolean;
}

const TYPE_NAMES: Readonly<Record<string, string>> = { page: 'page', offer: 'offer' };

/** Composes the mail about a request, its reminder, or its decision. */
export function reviewMail(
  review: Pick<
    StoredReview,
    'documentId' | 'documentType' | 'title' | 'state' | 'requestText' | 'dueOn' | 'decisionText' | 'comments'
  >,
  { requestedBy, decidedBy, siteName, studioUrl, isReminder }: MailNames,
): { subject: string; parts: MailParts } {
  const type = TYPE_NAMES[review.documentType] ?? 'document';
  const isRequest = review.state === 'requested';
  const release = releaseOfVersion(review.documentId);
  const heading = headingOf(review.state, review.title, isReminder);
  const count = review.comments.length;
  const sentences = isRequest
    ? [`${requestedBy} asks for approval of the ${type} '${review.title}' of ${siteName}.`]
    : review.state === 'approved'
      ? [
          `${decidedBy} approved the ${type} '${review.title}' of ${siteName}.`,
          release === null
            ? 'You can publish it. If you change it first, it needs another approval.'
            : 'It can be published with its release. If it is changed first, it needs another approval.',
        ]
      : [
          `${decidedBy} asks for changes to the ${type} '${review.title}' of ${siteName}.`,
          ...(count > 0
            ? [count === 1 ? 'There is a comment on one field.' : `There are comments on ${count} fields.`]
            : []),
        ];
  const text = isRequest ? review.requestText : review.decisionText;
  const due = isRequest && review.dueOn ? formatDate(review.dueOn, 'UTC') : null;
  return {
    subject: heading,
    parts: {
      preview: sentences[0] ?? heading,
      heading,
      paragraphs: sentences,
      ...(due && { rows: [['Due', due]] }),
      ...(text && { quote: text }),
      ...(studioUrl && {
        button: {
          label: isRequest ? 'Review the draft' : 'Open the draft',
          href: `${studioUrl.replace(/\/$/, '')}/intent/edit/id=${encodeURIComponent(publishedIdOf(review.documentId))};type=${encodeURIComponent(review.documentType)}/${release === null ? '' : `?perspective=${encodeURIComponent(release)}`}`,
        },
      }),
    },
  };
}

function headingOf(state: StoredReview['state'], title: string, isReminder: boolean): string {
  if (state === 'approved') return `Approved: ${title}`;
  if (state === 'rejected') return `Changes needed: ${title}`;
  return isReminder ? `Approval due today: ${title}` : `Approval requested: ${title}`;
}
