import type { MailParts } from '../../messaging/mail/layout.ts';
import { formatDate } from '../../platform/text/format.ts';
import { CHECKS } from './checks.ts';
import { byCost, changeWords, type EarlierReport, type Finding, vehiclesText } from './report.ts';

/** How many findings the mail has; the studio shows all of them. */
const MOST_ROWS = 8;
/** How many documents or vehicles of each finding are named. */
const MOST_NAMED = 3;

/**
 * The weekly mail about a site. A site without anything amiss gets one as well, a short one: silence could as well mean that
 * nobody looks any more.
 * @param studioUrl address of the studio, null where it is not known
 */
export function siteReportMail({
  siteName,
  week,
  vehicles,
  findings,
  earlier,
  studioUrl,
}: {
  siteName: string;
  week: string;
  vehicles: number;
  findings: readonly Finding[];
  earlier: EarlierReport | null;
  studioUrl: string | null;
}): { subject: string; parts: MailParts } {
  const amiss = byCost(findings).filter(({ count }) => count > 0);
  const day = formatDate(week, 'UTC') ?? week;
  const better = findings.filter(({ check, count }) => count < (earlier?.counts[check] ?? 0));
  const stock = `${vehiclesText(vehicles)} ${vehicles === 1 ? 'is' : 'are'} for sale.`;
  if (amiss.length === 0)
    return {
      subject: `${siteName}: nothing to mend this week`,
      parts: {
        preview: `${stock} Every check passed.`,
        heading: 'Nothing to mend this week',
        paragraphs: [
          `We looked through the site on Monday ${day}: its vehicles, leads, pages and links. ${stock} Every check passed, well done.`,
        ],
      },
    };
  const heading = amiss.length === 1 ? 'One thing to look at' : `${amiss.length} things to look at`;
  const more = amiss.length - MOST_ROWS;
  return {
    subject: `${siteName}: ${heading.toLowerCase()} this week`,
    parts: {
      preview: amiss.slice(0, 3).map(rowName).join(', '),
      heading,
      paragraphs: [
        `We looked through the site on Monday ${day}. ${stock} What costs most stands first.`,
        ...(better.length > 0
          ? [
              `Better than last time: ${better.map(({ check }) => CHECKS[check].title.toLowerCase()).join(', ')}.`,
            ]
          : []),
      ],
      rows: amiss
        .slice(0, MOST_ROWS)
        .map((finding) => [rowName(finding), rowText(finding, earlier)] as const),
      ...(studioUrl && {
        button: { label: 'Open the site report', href: `${studioUrl.replace(/\/$/, '')}/site-report` },
      }),
      closing: [
        ...(more > 0 ? [`And ${more} more in the studio's tool 'Site report'.`] : []),
        ...(studioUrl ? [] : ["The studio's tool 'Site report' has all of them, with the way to each."]),
      ],
    },
  };
}

/** A finding with its number, as its row begins. */
const rowName = ({ check, count }: Finding): string =>
  `${CHECKS[check].title} (${count.toLocaleString('en-AU')})`;

function rowText({ check, count, named, more }: Finding, earlier: EarlierReport | null): string {
  const shownNames = named
    .slice(0, MOST_NAMED)
    .map(({ title, detail }) => [title, detail].filter(Boolean).join(', '));
  const restCount = named.length - shownNames.length + more;
  const names = [...shownNames, restCount > 0 && `and ${restCount.toLocaleString('en-AU')} more`]
    .filter(Boolean)
    .join('\n');
  return [changeWords(count, earlier?.counts[check]), names, CHECKS[check].mend].filter(Boolean).join('\n\n');
}
