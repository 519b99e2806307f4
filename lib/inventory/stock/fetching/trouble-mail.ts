import type { MailParts } from '../../../messaging/mail/layout.ts';
import type { FeedTrouble } from './trouble.ts';

/** The mail about a feed that fails, or whose file stays the same. */
export function troubleMail(
  feedName: string,
  { kind, since }: Pick<FeedTrouble, 'kind'> & { since: string },
  problem: string | null,
): { subject: string; parts: MailParts } {
  const heading =
    kind === 'failing' ? `The stock feed ${feedName} fails` : `The stock feed ${feedName} stays the same`;
  const what =
    kind === 'failing'
      ? 'No file of this feed could be taken since then. The vehicles on the website stay as they were.'
      : 'The file is there and is read, but it has not changed since then. Does the system that writes it still run?';
  return {
    subject: heading,
    parts: {
      preview: what,
      heading,
      paragraphs: [what, 'You are told once; the feed goes on being tried.'],
      rows: [['Since', since], ...(problem ? ([['Why', problem]] as const) : [])],
    },
  };
}
