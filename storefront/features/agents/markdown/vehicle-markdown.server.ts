import { formatDateTime } from '@forecourt/lib/sites/local-time';
import { caravanDetails } from '@forecourt/lib/vehicle/caravan';
import { keyInformation } from '@forecourt/lib/vehicle/key-information';
import { CONSUMER_LAW_NOTE } from '@forecourt/lib/vehicle/law/law-statement';
import { priceStatement } from '@forecourt/lib/vehicle/price-statement';
import { specifications } from '@forecourt/lib/vehicle/specifications';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { addressLine } from '@/features/location/address.ts';
import { driveAwayStatementOf } from '@/features/vehicle/costs/drive-away.server.ts';
import { pageActions } from '@/features/vehicle/page/Actions.tsx';
import type { VehicleView } from '@/features/vehicle/page/view.server.ts';
import { warrantyFor } from '@/features/vehicle/page/warranty.ts';
import { absolute } from '@/seo/absolute.ts';
import { campaignUrl } from '../operations/campaign-url.ts';
import { weeklyAnswer } from '../operations/credit-answer.ts';
import { availabilityAnswer } from '../operations/vehicle-answer.server.ts';
import { escapeMarkdown, factList, markdownDocument, markdownSection } from './markdown.ts';

const CAMPAIGN = { medium: 'assistant', source: 'markdown' } as const;

/** Returns the page of a vehicle as Markdown: the same facts, prices and words, without pictures. */
export async function vehicleMarkdown(view: VehicleView): Promise<string> {
  const { site, vehicle, title, subtitle, inStock, now, location, phone, law } = view;
  const { timeZone, regoExpiredText, vehicleDisclaimer } = site.settings;
  const url = absolute(site, vehiclePath(vehicle));
  const head = [
    `# ${escapeMarkdown([title, subtitle].filter(Boolean).join(' '))}`,
    `${escapeMarkdown(availabilityAnswer(view).text)} at ${escapeMarkdown(site.name)}. Read on ${formatDateTime(now, timeZone)} (${timeZone}). Page: ${url}`,
  ];
  if (!inStock) return markdownDocument(head);
  const facts = keyInformation(vehicle, { timeZone, regoExpiredText }, now);
  const warranty = warrantyFor(site, vehicle);
  const seller = [
    { label: 'Dealer', value: location?.name ?? vehicle.dealership_name },
    { label: 'Address', value: location ? addressLine(location.address) : null },
    { label: 'Phone', value: phone?.number ?? null },
    { label: 'Dealer licence', value: location?.dealer_license_number ?? null },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return markdownDocument([
    ...head,
    markdownSection('Price', await priceText(view)),
    markdownSection('Key information', factList(facts)),
    markdownSection('Warranty', warranty && escapeMarkdown(warranty)),
    markdownSection(
      'Dealer comments',
      vehicle.dealercomments && escapeMarkdown(vehicle.dealercomments.trim()),
    ),
    markdownSection(
      'Features',
      [...new Set(vehicle.standardEquipment)].map((feature) => `- ${escapeMarkdown(feature)}`).join('\n'),
    ),
    markdownSection('Specifications', factList([...specifications(vehicle), ...caravanDetails(vehicle)])),
    markdownSection(
      'Your rights',
      law &&
        law.lines.length > 0 &&
        [
          factList(
            law.lines.map(({ label, value, note }) => ({
              label,
              value: [value, note].filter(Boolean).join('. '),
            })),
          ),
          CONSUMER_LAW_NOTE,
        ].join('\n\n'),
    ),
    markdownSection('Seller', factList(seller)),
    markdownSection(
      'Next steps',
      pageActions(view)
        .map(({ label, href }) => `- [${escapeMarkdown(label)}](${campaignUrl(site, href, CAMPAIGN)})`)
        .join('\n'),
    ),
    markdownSection('Disclaimer', vehicleDisclaimer && escapeMarkdown(vehicleDisclaimer)),
  ]);
}

async function priceText(view: VehicleView): Promise<string> {
  const { site, vehicle, rules, now } = view;
  const { text, wasText, others, disclaimer } = priceStatement(vehicle, rules);
  const driveAway = await driveAwayStatementOf(view);
  const weekly = weeklyAnswer(site, vehicle, now);
  return [
    `**${escapeMarkdown(text)}**`,
    wasText && `Was ${wasText}`,
    others.length > 0 && others.map((other) => escapeMarkdown(other.text)).join(', '),
    disclaimer && escapeMarkdown(disclaimer),
    driveAway &&
      [`${driveAway.heading}: ${driveAway.total}`, factList(driveAway.rows), escapeMarkdown(driveAway.note)]
        .filter(Boolean)
        .join('\n\n'),
    weekly &&
      [weekly.text, weekly.warning, weekly.lender, weekly.note]
        .filter(Boolean)
        .map(String)
        .map(escapeMarkdown)
        .join('. ')
        .replaceAll('..', '.'),
  ]
    .filter(Boolean)
    .join('\n\n');
}
