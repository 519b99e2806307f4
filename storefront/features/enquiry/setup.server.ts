import { type FormKind, isGeneric, leadEvent } from '@forecourt/lib/leads/form-kinds';
import { type FormPlace, formRules } from '@forecourt/lib/leads/form-rules';
import { vehicleOfLead } from '@forecourt/lib/leads/store.server';
import { canTestDrive } from '@forecourt/lib/leads/vehicle-actions';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ENGLISH, type Language } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { line } from '@forecourt/lib/platform/text/schema';
import { eventId } from '@forecourt/lib/sites/event-names';
import type { Site } from '@forecourt/lib/sites/site';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { priceRules } from '@forecourt/lib/vehicle/price-rules';
import { priceStatement } from '@forecourt/lib/vehicle/price-statement';
import { phoneFor } from '@forecourt/lib/vehicle/seller';
import { vehicleSubtitle, vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { primaryImageUrl } from '@forecourt/lib/vehicle/vehicle-path';
import { type Location, loadLocations } from '@/content/locations.server.ts';
import { departmentOf } from '@/features/location/departments.ts';
import { placeOf } from '@/features/location/find-locations.ts';
import { shownPhone } from '@/features/phone/phone.ts';
import type { FormBlock } from './form-block.ts';
import type { FormSetup, FormVehicle } from './setup.ts';

/**
 * Returns the process's shared pool for leads and vehicles; callers never close it.
 * @throws EnvironmentError
 */
export const leadDatabase = () => databasePool(environment().DATABASE_URL);

/** Format of slugs and ids in feeds; anything else never reaches the database. */
const vehicleKey = line(200).min(1);

export async function findLeadVehicle(site: Site, slugOrId: string): Promise<Vehicle | null> {
  const key = vehicleKey.safeParse(slugOrId);
  if (!key.success) return null;
  const dealershipIds = site.dealerships.map(({ id }) => id);
  return vehicleOfLead(leadDatabase(), dealershipIds, key.data, site.settings.priceLead);
}

/** Returns whether a form is available for a vehicle: a reserved one cannot be test driven. */
export const isFormOffered = ({ features }: Site, kind: FormKind, vehicle: Vehicle | null): boolean =>
  kind !== 'testDrive' || !vehicle || canTestDrive(vehicle, features.testDriveHiddenForComingSoon);

function formVehicle(site: Site, vehicle: Vehicle, language: Language): FormVehicle {
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    title: vehicleTitle(vehicle),
    subtitle: vehicleSubtitle(vehicle),
    noun: itemWord(vehicle),
    price: priceStatement(vehicle, priceRules(site), translatorOf(language, 'price')).text,
    picture: primaryImageUrl(vehicle),
    dealershipId: vehicle.dealership_id,
    locationId: vehicle.location_id,
  };
}

/** Returns the analytics event of a form: its editor's choice, else one that depends on the kind of form, if any. */
export function formEvent(
  { settings: { eventIds, testDriveOnlyTagName } }: Pick<Site, 'settings'>,
  kind: FormKind,
  vehicle: Vehicle | null,
  choice: string | null,
  block: FormBlock | null,
): number | null {
  return block?.event
    ? eventId(block.event, eventIds)
    : leadEvent({ kind, vehicle, choice }, testDriveOnlyTagName, eventIds);
}

export const formPlace = (location: Location): FormPlace => ({
  id: location.id,
  name: location.name,
  of: location.dealership_id,
  department: departmentOf(location),
});

/**
 * Returns the setup of a site's form, with or without a vehicle.
 * @param block the settings of its block on a page
 * @param language of the page with the form
 */
export async function formSetup(
  site: Site,
  kind: FormKind,
  vehicle: Vehicle | null,
  block: FormBlock | null = null,
  language: Language = ENGLISH,
): Promise<FormSetup> {
  const t = translatorOf(language, 'enquirySetup');
  const locations = await loadLocations(site.slug);
  const place = vehicle
    ? placeOf(vehicle, locations)
    : (locations.find(({ primary }) => primary) ?? locations[0] ?? null);
  return {
    siteSlug: site.slug,
    words: { send: t(`forms.${kind}.send`), message: t(`forms.${kind}.message`) },
    rules: formRules(kind, site, vehicle, locations.map(formPlace), block, t),
    ...(block && { block: block.key }),
    ...(isGeneric(kind) && { event: formEvent(site, kind, vehicle, null, block) ?? undefined }),
    ...(block?.thanks && { thanks: block.thanks }),
    car: vehicle && formVehicle(site, vehicle, language),
    dealer: {
      name: vehicle ? (place?.name ?? vehicle.dealership_name) : site.name,
      phone: shownPhone(site, phoneFor(site, vehicle, place), {
        ...(vehicle && { carId: vehicle.id }),
        dealershipId: (vehicle ?? place)?.dealership_id ?? null,
      }),
    },
  };
}
