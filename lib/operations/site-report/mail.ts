import type { MailParts } from '../../messaging/mail/layout.ts';
import { formatDate } from '../../platform/text/format.ts';
import { type MailedVehicle, moneyAtRiskRow } from '../merchandising/mailed.ts';
import { CHECKS } from './checks.ts';
import { byCost, changeText, type EarlierReport, type Finding, vehiclesText } from './report.ts';

/** Maximum findings in the mail; the studio shows all. */
const MOST_ROWS = 8;
/** Maximum documents or vehicles named per finding. */
const MOST_NAMED = 3;

/** Composes the weekly mail, also without findings: silence must not look like a pass. */
export function siteReportMail({
  siteName,
  week,
  vehicles,
  findings,
  atRisk,
  earlier,
  studioUrl,
}: {
  siteName: string;
  week: string;
  vehicles: number;
  findings: readonly Finding[];
  atRisk: readonly MailedVehicle[];
  earlier: EarlierReport | null;
  studioUrl: string | null;
}): { subject: string; parts: MailParts } {
  const amiss = byCost(findings).filter(({ count }) => count > 0);
  const day = formatDate(week, 'UTC') ?? week;
  const better = findings.filter(({ check, count }) => count < (earlier?.counts[check] ?? 0));
  const stock = `${vehiclesText(vehicles)} ${vehicles === 1 ? 'is' : 'are'} for sale.`;
  const riskRow = moneyAtRiskRow(atRisk);
  const riskLink = riskRow &&
    studioUrl && {
      link: { label: 'See all vehicles by money at risk', href: toolUrl(studioUrl, 'merchandising') },
    };
  if (amiss.length === 0)
    return {
      subject: `${siteName}: nothing to fix this week`,
      parts: {
        preview: `${stock} Every check passed.`,
        heading: 'Nothing to fix this week',
        paragraphs: [
          `We checked the site on Monday ${day}: its vehicles, leads, pages and links. ${stock} Every check passed, well done.`,
        ],
        ...(riskRow && { rows: [riskRow] }),
        ...riskLink,
      },
    };
  const heading = amiss.length === 1 ? 'One thing to fix' : `${amiss.length} things to fix`;
  const more = amiss.length - MOST_ROWS;
  return {
    subject: `${siteName}: ${heading.toLowerCase()} this week`,
    parts: {
      preview: amiss.slice(0, 3).map(rowName).join(', '),
      heading,
      paragraphs: [
        `We checked the site on Monday ${day}. ${stock} The most important findings come first.`,
        ...(better.length > 0
          ? [
              `Improved since last time: ${better.map(({ check }) => CHECKS[check].title.toLowerCase()).join(', ')}.`,
            ]
          : []),
      ],
      rows: [
        ...amiss.slice(0, MOST_ROWS).map((finding) => [rowName(finding), rowText(finding, earlier)] as const),
        ...(riskRow ? [riskRow] : []),
      ],
      ...(studioUrl && {
        button: { label: 'Open the site report', href: toolUrl(studioUrl, 'site-report') },
      }),
      closing: [
        ...(more > 0 ? [`And ${more} more in the Site report in the studio.`] : []),
        ...(studioUrl ? [] : ['The Site report in the studio lists all of them, with links to fix each.']),
      ],
      ...riskLink,
    },
  };
}

const toolUrl = (studioUrl: string, tool: string): string => `${studioUrl.replace(/\/$/, '')}/${tool}`;

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
  return [changeText(count, earlier?.counts[check]), names, CHECKS[check].mend].filter(Boolean).join('\n\n');
}
