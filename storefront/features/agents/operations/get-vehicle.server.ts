import { caravanDetails } from '@forecourt/lib/vehicle/caravan';
import { keyInformation } from '@forecourt/lib/vehicle/key-information';
import { CONSUMER_LAW_NOTE } from '@forecourt/lib/vehicle/law/law-statement';
import { specifications } from '@forecourt/lib/vehicle/specifications';
import { primaryImageUrl, vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { z } from 'zod';
import { addressLine } from '@/features/location/address.ts';
import { pageActions } from '@/features/vehicle/page/Actions.tsx';
import { warrantyFor } from '@/features/vehicle/page/warranty.ts';
import { campaignUrl } from './campaign-url.ts';
import { WEEKLY, weeklyAnswer } from './credit-answer.ts';
import { operation } from './operation.ts';
import {
  AVAILABILITY,
  availabilityAnswer,
  photoUrl,
  referencedView,
  summaryOf,
  VEHICLE_REFERENCE,
  VEHICLE_SUMMARY,
} from './vehicle-answer.server.ts';

const MOST_PHOTOS = 12;
const FACTS = z.array(z.object({ label: z.string(), value: z.string() }));

export const getVehicle = operation({
  name: 'get_vehicle',
  title: 'Details of a vehicle',
  description:
    'Returns everything that a vehicle’s page says: price, availability, key information, specifications, features, ' +
    'the dealer’s comments, warranty and rights, who sells it, and what the shopper can do next.',
  input: { vehicle: VEHICLE_REFERENCE },
  output: {
    ...VEHICLE_SUMMARY.omit({ url: true, state: true, photo: true }).shape,
    ...AVAILABILITY.shape,
    weekly: WEEKLY.nullable().describe('Null if the page shows no weekly figure.'),
    keyInformation: FACTS,
    specifications: FACTS,
    features: z.array(z.string()),
    comments: z.string().nullable().describe('Written by the dealer.'),
    warranty: z.string().nullable(),
    rights: z.array(z.object({ label: z.string(), value: z.string(), note: z.string() })),
    rightsNote: z.string().nullable(),
    seller: z.object({
      name: z.string(),
      phone: z.string().nullable(),
      address: z.string().nullable(),
      licence: z.string().nullable(),
    }),
    photos: z.array(z.url()),
    photoCount: z.number(),
    actions: z.array(z.object({ label: z.string(), url: z.url() })),
    disclaimer: z.string().nullable(),
  },
  answer: async (context, { vehicle: reference }) => {
    const view = await referencedView(context, reference);
    const { site, vehicle, inStock, rules, now, location, phone, law } = view;
    const {
      url: _url,
      photo: _photo,
      ...summary
    } = summaryOf(context, vehicle, rules, primaryImageUrl(vehicle));
    const { timeZone, regoExpiredText, vehicleDisclaimer } = site.settings;
    // The page of a vehicle that is gone has its title and message only (STATUS-12).
    const facts = inStock ? keyInformation(vehicle, { timeZone, regoExpiredText }, now) : [];
    return {
      path: vehiclePath(vehicle),
      ...summary,
      title: view.title,
      subtitle: view.subtitle,
      ...availabilityAnswer(view),
      weekly: inStock ? weeklyAnswer(site, vehicle, now) : null,
      keyInformation: facts.map(({ label, value }) => ({ label, value })),
      specifications: inStock ? [...specifications(vehicle), ...caravanDetails(vehicle)] : [],
      features: inStock ? [...new Set(vehicle.standardEquipment)] : [],
      comments: (inStock && vehicle.dealercomments?.trim()) || null,
      warranty: inStock ? warrantyFor(site, vehicle) : null,
      rights: law?.lines.map(({ label, value, note }) => ({ label, value, note })) ?? [],
      rightsNote: law && law.lines.length > 0 ? CONSUMER_LAW_NOTE : null,
      seller: {
        name: location?.name ?? vehicle.dealership_name,
        phone: phone?.number ?? null,
        address: location ? addressLine(location.address) : null,
        licence: location?.dealer_license_number ?? null,
      },
      photos: inStock
        ? vehicle.images.slice(0, MOST_PHOTOS).flatMap(({ image }) => photoUrl(image.url) ?? [])
        : [],
      photoCount: inStock ? vehicle.images.length : 0,
      actions: pageActions(view).map(({ label, href }) => ({
        label,
        url: campaignUrl(site, href, context.campaign),
      })),
      disclaimer: vehicleDisclaimer || null,
    };
  },
});
