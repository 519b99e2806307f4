import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { line } from '@forecourt/lib/platform/text/schema';
import { phoneFor } from '@forecourt/lib/vehicle/seller';
import { z } from 'zod';
import { type Location, loadLocations } from '@/content/locations.server.ts';
import { addressLine, directionsHref, locationHref } from '@/features/location/address.ts';
import { DEPARTMENT_LABELS, departmentOf } from '@/features/location/departments.ts';
import { campaignUrl } from './campaign-url.ts';
import type { OperationContext } from './operation.ts';

export const PLACE_REFERENCE = line(200)
  .min(1)
  .describe('The `place` or the name of a place from `list_places`.');

export const PLACE = z.object({
  place: z.string().describe('Identifies the place in other operations.'),
  name: z.string(),
  url: z.url(),
  department: z.string().nullable().describe('`Sales`, `Service` or `Parts`.'),
  isMain: z.boolean(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  directions: z.url().nullable(),
  licence: z.string().nullable().describe('Dealer licence number.'),
});

/** Returns a location's contact details as its page shows them. */
export function placeAnswer(
  { site, campaign }: Pick<OperationContext, 'site' | 'campaign'>,
  location: Location,
): z.input<typeof PLACE> {
  const department = departmentOf(location);
  return {
    place: location.slug,
    name: location.name,
    url: campaignUrl(site, locationHref(site, location), campaign),
    department: department && DEPARTMENT_LABELS[department],
    isMain: location.primary,
    address: addressLine(location.address),
    phone: phoneFor(site, null, location),
    directions: directionsHref(location),
    licence: location.dealer_license_number ?? null,
  };
}

/**
 * Returns the locations that an input names, or all.
 * @throws ApiError with the known names
 */
export async function referencedPlaces(
  { site }: Pick<OperationContext, 'site'>,
  reference: string | undefined,
): Promise<Location[]> {
  const locations = await loadLocations(site.slug);
  if (reference === undefined) return locations;
  const name = reference.toLowerCase();
  const found = locations.filter(
    (location) => location.slug === name || location.name.toLowerCase() === name || location.id === reference,
  );
  if (found.length > 0) return found;
  const names = locations.map((location) => location.slug).join(', ');
  throw new ApiError('not_found', `${site.name} has no place "${reference}". Its places are: ${names}.`);
}
