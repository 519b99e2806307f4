import type { Translator } from '@forecourt/lib/platform/language/translator';
import type { Site } from '@forecourt/lib/sites/site';
import { getTranslations } from 'next-intl/server';
import type { Location } from '@/content/locations.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { shownPhone } from '@/features/phone/phone.ts';
import { editableField } from '@/preview/Editable.tsx';
import { pageLanguage } from '@/site/page-language.server.ts';
import { addressLine, directionsHref, directionsTo, locationHref } from './address.ts';
import { departmentOf, isBuyingCentre } from './departments.ts';
import { holidayLines, hoursLines } from './hours.server.ts';
import { phoneOf, phonePathOf } from './merge-locations.ts';
import type { CardPlace } from './PlaceCard.tsx';

/**
 * Returns the content of a location's card: address, phones, hours, directions and stock (LOC rows, LOC-41).
 * @param places one location, or several merged into one card (LOC-38, LOC-39)
 * @param options.nearby locations at the same street address; their picture stands in for a missing one
 * @param options.stock address of its stock (`stockHref`), null if it has none
 * @param options.isPlain omits picture and phone numbers, which are shown next to it
 */
export async function cardPlace(
  site: Site,
  places: readonly [Location, ...Location[]],
  {
    stock,
    nearby = [],
    isPlain = false,
  }: { stock: string | null; nearby?: readonly Location[]; isPlain?: boolean },
): Promise<CardPlace> {
  const [place] = places;
  const [language, t] = await Promise.all([pageLanguage(), getTranslations('location')]);
  const [hours, holidays] = await Promise.all([
    hoursLines(site, place, { enquiryBeside: isPlain, language }),
    holidayLines(site, place, undefined, language),
  ]);
  const fields = {
    name: editableField(place.id, 'location', 'name'),
    address: editableField(place.id, 'location', 'address'),
    hours: editableField(place.id, 'location', 'contact_detail.opening_hours'),
    holidays: editableField(place.id, 'location', 'special_hours'),
  };
  const address = addressLine(place.address);
  const directions = directionsHref(place);
  const addressDirections = address && directionsTo(`${place.name}, ${address}`);
  return {
    id: place.id,
    name: place.name,
    href: locationHref(site, place),
    address,
    picture: isPlain ? null : pictureSource([...places, ...nearby].find(({ image }) => image?.url)?.image),
    phones: isPlain ? [] : places.flatMap((entry) => phoneLine(site, entry, t)),
    hours,
    holidays,
    stock,
    ...(directions !== addressDirections && directions !== null && { directions }),
    ...('data-sanity' in fields.name && { fields }),
  };
}

function phoneLine(site: Site, entry: Location, t: Translator<'location'>): CardPlace['phones'][number][] {
  const phone = shownPhone(site, site.settings.phoneOverride ?? phoneOf(entry), {
    dealershipId: entry.dealership_id,
  });
  if (!phone) return [];
  const department = departmentOf(entry);
  const label = t(`departments.${department ?? (isBuyingCentre(entry) ? 'buying' : 'phone')}`);
  const field = editableField(entry.id, 'location', phonePathOf(entry));
  return [{ label, phone, ...('data-sanity' in field && { field }) }];
}
