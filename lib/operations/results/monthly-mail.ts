import type { MailParts } from '../../messaging/mail/layout.ts';
import { STAGE_LABELS, STAGES, type StageCounts } from './selection.ts';
import { changeText, rateText } from './texts.ts';

/** Composes the monthly mail about a site's results, compared with the month before. */
export function monthlyMail({
  siteName,
  month,
  total,
  before,
  sources,
  studioUrl,
}: {
  siteName: string;
  /** First day of the month. */
  month: string;
  total: StageCounts;
  before: StageCounts;
  /** Names of the sources of most enquiries, with their number. */
  sources: readonly { label: string; enquiries: number }[];
  studioUrl: string | null;
}): { subject: string; parts: MailParts } {
  const name = new Date(`${month}T00:00:00Z`).toLocaleDateString('en-AU', {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  });
  const counts = `${total.visits.toLocaleString('en-AU')} visits, ${total.enquiries.toLocaleString('en-AU')} enquiries, ${total.sales.toLocaleString('en-AU')} sales`;
  return {
    subject: `${siteName}: results of ${name}`,
    parts: {
      preview: counts,
      heading: `Results of ${name}`,
      paragraphs: [
        `From visit to sale on ${siteName}, compared with the month before. Visits are counted without cookies or names.`,
      ],
      rows: [
        ...STAGES.map(
          (stage) =>
            [
              STAGE_LABELS[stage],
              [
                total[stage].toLocaleString('en-AU'),
                rateText(stage, total),
                changeText(total[stage], before[stage]),
              ]
                .filter(Boolean)
                .join('\n'),
            ] as const,
        ),
        ...(sources.length > 0
          ? [
              [
                'Most enquiries from',
                sources
                  .map(({ label, enquiries }) => `${label}: ${enquiries.toLocaleString('en-AU')}`)
                  .join('\n'),
              ] as const,
            ]
          : []),
      ],
      ...(studioUrl && {
        button: { label: 'Open results', href: `${studioUrl.replace(/\/$/, '')}/results` },
      }),
      ...(!studioUrl && { closing: ['The tool Results in the studio has all figures.'] }),
    },
  };
}
