import { dealerMail, type MailCar, shopperMail } from '@forecourt/lib/lead/mails';
import type { Compose } from '@forecourt/lib/lead/outbox.server';
import { leadRecipients } from '@forecourt/lib/lead/recipients';
import type { MailBrand } from '@forecourt/lib/mail/brand';
import { mailHtml, mailText } from '@forecourt/lib/mail/layout';
import { DEFAULT_THEME, themeTokensSchema } from '@forecourt/lib/site/theme';
import type { Car } from '@forecourt/lib/vehicle/car';
import { formatDate } from '@forecourt/lib/vehicle/format';
import { carPath, primaryImageUrl } from '@forecourt/lib/vehicle/path';
import { displayPrice } from '@forecourt/lib/vehicle/price';
import { vehicleSubtitle, vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Desk, DeskReader } from './desk.ts';

const LOGO = 'logo';

/** Makes the mails of leads in the look of their site, from what editors have published. */
export function composer({ desk: readDesk, logo: readLogo }: DeskReader): Compose {
  return async (kind, lead) => {
    const desk = await readDesk(lead.siteSlug);
    if (!desk) return null;
    const recipients = leadRecipients(desk, lead);
    const logo = await readLogo(desk.logo);
    const brand = brandOf(desk, logo);
    const car = lead.car && mailCar(desk, lead.car);
    const { subject, parts } =
      kind === 'dealer'
        ? dealerMail({ ...lead, received: receivedAt(lead.createdAt, desk) }, car)
        : shopperMail(lead, car, dealerOf(desk, lead), brand);
    return {
      fromName: brand.name,
      to: kind === 'dealer' ? recipients : [lead.payload.email],
      replyTo: kind === 'dealer' ? [lead.payload.email] : recipients.slice(0, 1),
      subject,
      html: mailHtml(brand, parts),
      text: mailText(brand, parts),
      ...(logo && { pictures: [{ name: LOGO, type: 'image/png' as const, content: logo.content }] }),
    };
  };
}

function brandOf(desk: Desk, logo: { width: number; height: number } | null): MailBrand {
  const accent = themeTokensSchema.shape.accent.safeParse(desk.accent);
  const main = desk.locations.find(({ primary }) => primary) ?? desk.locations[0];
  const { street, city, state, postcode } = main?.address ?? {};
  const address = [street, [city, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    name: desk.name,
    url: desk.url,
    accent: accent.success ? accent.data : DEFAULT_THEME.accent,
    logo: logo && { cid: LOGO, width: logo.width, height: logo.height },
    imprint: [[desk.name, address].filter(Boolean).join(', '), new URL(desk.url).host].join('\n'),
  };
}

const PICTURE = 'w=336&h=252&fit=crop&fm=jpg&q=80';

function mailCar(desk: Desk, car: Car): MailCar {
  const price = displayPrice(car, {
    subscriptionEnabled: desk.subscriptionEnabled ?? false,
    noPriceText: desk.settings?.noPriceText ?? 'Enquire for price.',
  });
  const picture = primaryImageUrl(car);
  return {
    title: vehicleTitle(car),
    subtitle: vehicleSubtitle(car),
    price: [`${price.text}${price.suffix ?? ''}`, price.amount !== null && !price.suffix && car.price_type]
      .filter(Boolean)
      .join(' '),
    href: `${desk.url}${carPath(car)}`,
    picture: picture && `${picture}${picture.includes('?') ? '&' : '?'}${PICTURE}`,
    stocknum: car.stocknum,
  };
}

/** Who answers, with the number that rings for this kind of car (OPEN-091). */
function dealerOf(
  desk: Desk,
  lead: { dealershipId: string | null; locationId: string | null; car: Car | null },
): { name: string; phone: string | null } {
  const location = desk.locations.find(({ id }) => id === lead.locationId);
  const dealership = desk.dealerships.find(({ id }) => id === lead.dealershipId);
  const kind = lead.car?.car_type;
  const phone =
    (kind && (dealership?.phoneByCarType?.[kind] || desk.settings?.phoneByCarType?.[kind])) ||
    desk.settings?.phoneOverride ||
    location?.phone ||
    dealership?.phone ||
    null;
  return { name: location?.name ?? dealership?.name ?? desk.name, phone };
}

/** `21 Nov 2026, 4:05 pm`, where the dealer is. */
function receivedAt(instant: Date, desk: Desk): string {
  const zone =
    desk.timeZone && Intl.supportedValuesOf('timeZone').includes(desk.timeZone)
      ? desk.timeZone
      : 'Australia/Brisbane';
  const time = instant.toLocaleTimeString('en-AU', { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  return `${formatDate(instant, zone)}, ${time}`;
}
