import type { MailParts } from '../../../messaging/mail/layout.ts';
import type { FeedTrouble } from './trouble.ts';

export function troubleMail(
  feedName: string,
  { kind, since }: Pick<FeedTrouble, 'kind'> & { since: string },
  problem: string | null,
): { subject: string; parts: MailParts } {
  const heading =
    kind === 'failing'
      ? `The stock feed ${feedName} is failing`
      : `The stock feed ${feedName} has not changed`;
  const what =
    kind === 'failing'
      ? 'No file of this feed could be imported since then. The vehicles on the website have not changed.'
      : 'The file can be read, but it has not changed since then. Check that the system that exports it is still running.';
  return {
    subject: heading,
    parts: {
      preview: what,
      heading,
      paragraphs: [what, 'We send this mail only once. The feed is still retried on schedule.'],
      rows: [['Since', since], ...(problem ? ([['Why', problem]] as const) : [])],
    },
  };
}
