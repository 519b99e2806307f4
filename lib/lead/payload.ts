import { slugify } from '../site/slugs.ts';
import { cleanLine, cutText } from '../text/clean.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { type FormKind, type LeadCategory, PHOTO_MESSAGE } from './kinds.ts';
import { normalisePhone } from './phone.ts';
import type { Submission } from './submission.ts';

/** The lead payload of the specification, keys as it spells them (LEAD-35 to LEAD-64); what is unknown is left out. */
export interface LeadPayload {
  category: string;
  subcategory?: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  dealership_slug?: string;
  manufacturer_slug?: string;
  stock_number?: string;
  'Vehicle Make'?: string;
  'Vehicle Model'?: string;
  car_type?: Vehicle['car_type'];
  car_id?: string;
  vehicle_status?: Vehicle['status'];
  opt_in: boolean;
  url: string;
  source: 'Website';
  user_agent: string;
  car_dealership_id?: string;
  lead_attributes: { visited_pages: string[]; linked_query_params: Record<string, string> };
  lead_id: string;
  rego?: string;
  autogauge_enabled: boolean;
}

const MAX_USER_AGENT = 400;

/**
 * The payload of a lead. What it says of the vehicle comes from the stock table, never from the browser.
 */
export function leadPayload({
  id,
  submission,
  category,
  vehicle,
  dealershipSlug,
  userAgent,
  autogaugeEnabled,
}: {
  id: string;
  submission: Submission;
  category: LeadCategory;
  vehicle: Vehicle | null;
  dealershipSlug: string | null;
  userAgent: string;
  /** The site's feature of that name. */
  autogaugeEnabled: boolean;
}): LeadPayload {
  const { values, kind, url, visited, params } = submission;
  const rego = values.rego.toUpperCase();
  return {
    category: category.category,
    ...(category.subcategory && { subcategory: category.subcategory }),
    name: values.name,
    email: values.email,
    phone: normalisePhone(values.phone),
    message: messageOf(kind, values.message),
    ...(dealershipSlug && { dealership_slug: dealershipSlug }),
    ...(vehicle && {
      manufacturer_slug: slugify(vehicle.make),
      stock_number: vehicle.stocknum,
      'Vehicle Make': vehicle.make,
      'Vehicle Model': vehicle.model,
      car_type: vehicle.car_type,
      car_id: vehicle.id,
      vehicle_status: vehicle.status,
      car_dealership_id: vehicle.dealership_id,
    }),
    opt_in: values.optIn,
    url,
    source: 'Website',
    user_agent: cutText(cleanLine(userAgent), MAX_USER_AGENT),
    lead_attributes: { visited_pages: visited, linked_query_params: params },
    lead_id: id,
    ...(rego && { rego }),
    autogauge_enabled: autogaugeEnabled, // LEAD-63
  };
}

function messageOf(kind: FormKind, message: string): string {
  return kind === 'photo' ? [PHOTO_MESSAGE, message].filter(Boolean).join('\n\n') : message;
}
