import type { MailCar } from '@forecourt/lib/lead/mails';
import type { MailBrand } from '@forecourt/lib/mail/brand';
import { DEFAULT_THEME, themeTokensSchema } from '@forecourt/lib/site/theme';
import type { Car } from '@forecourt/lib/vehicle/car';
import { formatDate } from '@forecourt/lib/vehicle/format';
import { carPath, primaryImageUrl } from '@forecourt/lib/vehicle/path';
import { displayPrice } from '@forecourt/lib/vehicle/price';
import { vehicleSubtitle, vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Desk } from './desk.ts';

/** The name under which a mail shows the logo it carries. */
export const LOGO = 'logo';

/** How a site looks in its mails. */
export function brandOf(desk: Desk, logo: { width: number; height: number } | null): MailBrand {
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

/** The picture of a car at twice the size mails show it at. */
export const PICTURE = 'w=336&h=252&fit=crop&fm=jpg&q=80';

/** A car as mails show it. */
export function mailCar(desk: Desk, car: Car): MailCar {
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
export function dealerOf(
  desk: Desk,
  {
    dealershipId,
    locationId,
    car,
  }: {
    dealershipId: string | null;
    locationId: string | null;
    car: Pick<Car, 'car_type'> | null;
  },
): { name: string; phone: string | null } {
  const location = desk.locations.find(({ id }) => id === locationId);
  const dealership = desk.dealerships.find(({ id }) => id === dealershipId);
  const kind = car?.car_type;
  const phone =
    (kind && (dealership?.phoneByCarType?.[kind] || desk.settings?.phoneByCarType?.[kind])) ||
    desk.settings?.phoneOverride ||
    location?.phone ||
    dealership?.phone ||
    null;
  return { name: location?.name ?? dealership?.name ?? desk.name, phone };
}

/** `21 Nov 2026, 4:05 pm`, where the dealer is. */
export function momentAt(instant: Date, desk: Desk): string {
  const zone =
    desk.timeZone && Intl.supportedValuesOf('timeZone').includes(desk.timeZone)
      ? desk.timeZone
      : 'Australia/Brisbane';
  const time = instant.toLocaleTimeString('en-AU', { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  return `${formatDate(instant, zone)}, ${time}`;
}
