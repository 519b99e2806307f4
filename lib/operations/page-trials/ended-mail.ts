import type { MailParts } from '../../messaging/mail/layout.ts';
import { formatDate } from '../../platform/text/format.ts';
import { GOAL_LABELS } from '../../sites/page-trial/labels.ts';
import type { TrialGoal } from '../../sites/page-trial/trial.ts';
import { harmText } from './harm-text.ts';
import { type TrialCounts, trialResult } from './result.ts';
import { verdictText } from './verdict-text.ts';

interface EndedTrial {
  id: string;
  name: string;
  ending: 'harm' | 'date';
  /** YYYY-MM-DD; null without an end date. */
  endsOn: string | null;
  goal: TrialGoal;
  /** Title of its page. */
  page: string;
  counts: TrialCounts;
}

/**
 * Composes the mail about a trial that ended by itself.
 * @param names.studioUrl origin of the studio; without it the mail has no button
 */
export function endedTrialMail(
  { id, name, ending, endsOn, goal, page, counts }: EndedTrial,
  { siteName, studioUrl }: { siteName: string; studioUrl: string | null },
): { subject: string; parts: MailParts } {
  const result = trialResult(counts, goal);
  const isHarm = ending === 'harm';
  const heading = isHarm ? `Trial stopped: ${name}` : `Trial ended: ${name}`;
  const of = page ? `of '${page}'` : 'of a page';
  const day = endsOn && formatDate(endsOn, 'UTC');
  const first = isHarm
    ? `The trial ${of} of ${siteName} ended by itself, because its change did harm.`
    : `The trial ${of} of ${siteName} ended by itself${day ? ` after its end date, ${day}` : ', as its end date has passed'}.`;
  const visitors = counts.control.exposure + counts.variant.exposure;
  return {
    subject: heading,
    parts: {
      preview: first,
      heading,
      paragraphs: [
        first,
        ...(isHarm ? [harmText(result.harmed) ?? ''].filter(Boolean) : [verdictText(result, false)]),
        'All visitors see the page as it is published. Results, Trials has the figures.',
      ],
      rows: [
        ['Goal', GOAL_LABELS[goal]],
        ['Visitors', visitors.toLocaleString('en-AU')],
      ],
      ...(studioUrl && {
        button: {
          label: 'Open the trial',
          href: `${studioUrl.replace(/\/$/, '')}/intent/edit/id=${encodeURIComponent(id)};type=pageTrial/`,
        },
      }),
    },
  };
}
