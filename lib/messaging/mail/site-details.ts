import { ENGLISH, LANGUAGE_FACTS, type Language } from '../../platform/language/languages.ts';
import { formatDate } from '../../platform/text/format.ts';
import { placeTimeZone } from '../../sites/place-time-zone.ts';
import type { PriceLead } from '../../sites/price-lead.ts';
import { settingDefinitions } from '../../sites/settings.ts';
import { DEFAULT_THEME, themeTokensSchema } from '../../sites/theme.ts';
import { type PriceRules, subscriptionTerms } from '../../vehicle/price-rules.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import type { MailBrand } from './brand.ts';
import type { MailSite } from './mail-site.server.ts';

/** Content id of the inline logo. */
export const LOGO = 'logo';

export function brandOf(site: MailSite, logo: { width: number; height: number } | null): MailBrand {
  const accent = themeTokensSchema.shape.accent.safeParse(site.accent);
  const main = site.locations.find(({ primary }) => primary) ?? site.locations[0];
  const { street, city, state, postcode } = main?.address ?? {};
  const address = [street, [city, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    name: site.name,
    url: site.url,
    accent: accent.success ? accent.data : DEFAULT_THEME.accent,
    logo: logo && { cid: LOGO, width: logo.width, height: logo.height },
    imprint: [[site.name, address].filter(Boolean).join(', '), new URL(site.url).host].join('\n'),
  };
}

export const priceLeadOf = ({ settings }: Pick<MailSite, 'settings'>): PriceLead =>
  settings?.priceLead ?? 'excludingCharges';

/** Returns a site's rules for prices in its mails and messages. */
export const mailPriceRules = ({
  subscriptionEnabled,
  settings,
}: Pick<MailSite, 'settings' | 'subscriptionEnabled'>): PriceRules => ({
  noPriceText: settings?.noPriceText ?? settingDefinitions.noPriceText.fallback,
  formerPriceDays: settings?.formerPriceDays ?? null,
  subscription: subscriptionTerms(subscriptionEnabled ?? false, settings ?? {}),
});

/** Returns the dealer's name and phone number for this kind of vehicle (OPEN-091). */
export function dealerOf(
  site: MailSite,
  { dealershipId, locationId, vehicle }: PlaceIds & { vehicle: Pick<Vehicle, 'car_type'> | null },
): { name: string; phone: string | null } {
  const location = site.locations.find(({ id }) => id === locationId);
  const dealership = site.dealerships.find(({ id }) => id === dealershipId);
  const kind = vehicle?.car_type;
  const phone =
    (kind && (dealership?.phoneByCarType?.[kind] || site.settings?.phoneByCarType?.[kind])) ||
    site.settings?.phoneOverride ||
    location?.phone ||
    dealership?.phone ||
    null;
  return { name: location?.name ?? dealership?.name ?? site.name, phone };
}

/** Returns the site's time zone. */
export const siteTimeZone = ({ timeZone }: Pick<MailSite, 'timeZone'>): string =>
  timeZone && Intl.supportedValuesOf('timeZone').includes(timeZone) ? timeZone : 'Australia/Brisbane';

/** The place that a lead, a reservation or a payment belongs to. */
interface PlaceIds {
  dealershipId: string | null;
  locationId: string | null;
}

/** Returns the time zone of a location, else of its dealership's main one, else the site's. */
export function timeZoneAt(site: MailSite, place: PlaceIds): string {
  return placeTimeZone(locationAt(site, place)?.address, siteTimeZone(site));
}

/** Returns the location of a place, else its dealership's main one. */
export function locationAt(
  site: MailSite,
  { dealershipId, locationId }: PlaceIds,
): MailSite['locations'][number] | undefined {
  const ofDealership = site.locations.filter((location) => location.dealershipId === dealershipId);
  return (
    site.locations.find(({ id }) => id === locationId) ??
    ofDealership.find(({ primary }) => primary) ??
    ofDealership[0]
  );
}

/**
 * Formats a time on a place's clocks, or without a place on the site's: `21 Nov 2026, 4:05 pm`, or as the
 * language writes it.
 */
export function dateTimeText(
  instant: Date,
  site: MailSite,
  at?: PlaceIds,
  language: Language = ENGLISH,
): string {
  const zone = at ? timeZoneAt(site, at) : siteTimeZone(site);
  if (language !== ENGLISH)
    return new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, {
      timeZone: zone,
      dateStyle: 'medium',
      timeStyle: 'short',
    }).format(instant);
  const time = instant.toLocaleTimeString('en-AU', { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  return `${formatDate(instant, zone)}, ${time}`;
}
