import { slugify } from '../../sites/slugs.ts';
import { bodyLabel } from '../../vehicle/body.ts';
import { bodyByModel } from '../../vehicle/body-by-model.ts';
import { nameInTitle } from '../../vehicle/names/vehicle-name.ts';
import type { BookedJob } from './work.ts';

/** A price or duration of a job that differs for some vehicles. Empty fields match every vehicle. */
export interface JobVariant {
  make: string | null;
  model: string | null;
  body: string | null;
  /** Null for the job's own. */
  minutes: number | null;
  /** In dollars; null for the job's own. */
  price: number | null;
}

/** Work that a workshop offers. */
export interface ServiceJob {
  id: string;
  name: string;
  description: string | null;
  minutes: number;
  /** In dollars including GST; null if the workshop quotes it. */
  price: number | null;
  /** True if the price is the lowest one possible. */
  isFrom: boolean;
  needsBay: boolean;
  allowsLoanCar: boolean;
  /** Locations that do it; empty for every workshop of the site. */
  locationIds: readonly string[];
  variants: readonly JobVariant[];
}

/** The shopper's own vehicle, as typed. */
export interface ServicedVehicle {
  make: string;
  model: string;
}

/** Returns whether a typed model is a model or one of its variants: `CX-5 Maxx` is a `CX-5`. */
function isModel(typed: string, model: string): boolean {
  const [own, wanted] = [slugify(typed), slugify(model)];
  return own === wanted || own.startsWith(`${wanted}-`);
}

function matches({ make, model, body }: JobVariant, vehicle: ServicedVehicle): boolean {
  if (make && slugify(make) !== slugify(vehicle.make)) return false;
  if (model && !isModel(vehicle.model, model)) return false;
  const ownBody = body && bodyOf(vehicle);
  return !body || (Boolean(ownBody) && bodyLabel(body) === bodyLabel(ownBody ?? ''));
}

/** Returns the body type that a model is sold as; null if it is sold as several, or unknown. */
function bodyOf({ make, model }: ServicedVehicle): string | null {
  const title = `${make} ${model}`.trim();
  const name = nameInTitle(title);
  return name && bodyByModel({ make: name.make, model: name.model, body: null, title });
}

/** The more a variant names, the better it fits; a longer model name is more exact. */
const exactness = ({ make, model, body }: JobVariant): number =>
  (model ? 1_000 + model.length : 0) + (make ? 100 : 0) + (body ? 10 : 0);

/** Returns a job for a vehicle, with the duration and price of the variant that fits it best. */
export function jobFor(job: ServiceJob, vehicle: ServicedVehicle): BookedJob {
  const variant = job.variants
    .filter((each) => (each.make || each.model || each.body) && matches(each, vehicle))
    .toSorted((one, other) => exactness(other) - exactness(one))[0];
  return {
    id: job.id,
    name: job.name,
    minutes: variant?.minutes ?? job.minutes,
    price: variant?.price ?? job.price,
    isFrom: job.isFrom,
    needsBay: job.needsBay,
  };
}
