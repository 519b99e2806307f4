import type { StateCode } from '../../sites/state-codes.ts';
import type { Vehicle } from '../vehicle.ts';
import { ADVERTISING_RULES, type AdvertisingDetail } from './advertising-rules.ts';
import { rulesFor } from './decide.ts';
import { type LawFacts, lawKind } from './law-facts.ts';
import { isUsable } from './law-rule.ts';

/** The licence of the place that sells a vehicle, as entered in the studio. */
export interface DealerLicence {
  name: string | null;
  number: string | null;
}

export interface ShownDetail {
  detail: AdvertisingDetail;
  label: string;
  /** Null if it is required but unknown. */
  value: string | null;
}

/** Returns the details that state law requires in an advertisement of a vehicle, each once. */
export function requiredDetails(
  facts: Pick<LawFacts, 'state' | 'kind' | 'carType' | 'day'>,
  confirmedIds: ReadonlySet<string>,
): AdvertisingDetail[] {
  const rules = rulesFor(ADVERTISING_RULES, facts).filter((rule) => isUsable(rule, confirmedIds));
  return [...new Set(rules.flatMap(({ requires }) => requires))];
}

/**
 * Returns the required details of a vehicle with their values.
 * An unregistered vehicle shows its VIN in place of the registration number.
 */
export function advertisingDetails(
  details: readonly AdvertisingDetail[],
  vehicle: Pick<Vehicle, 'regplate' | 'vin' | 'stocknum'>,
  licence: DealerLicence,
): ShownDetail[] {
  const rego = textOrNull(vehicle.regplate);
  const values: Record<AdvertisingDetail, Omit<ShownDetail, 'detail'>> = {
    licenceName: { label: 'Licensed dealer', value: textOrNull(licence.name) },
    licenceNumber: { label: 'Dealer licence number', value: textOrNull(licence.number) },
    registration: rego
      ? { label: 'Registration', value: rego }
      : { label: 'VIN (unregistered)', value: textOrNull(vehicle.vin) },
    stockNumber: { label: 'Stock number', value: textOrNull(vehicle.stocknum) },
  };
  return details.map((detail) => ({ detail, ...values[detail] }));
}

const textOrNull = (text: string | null): string | null => text?.trim() || null;

/**
 * Returns the details that the law of a state requires for a vehicle, with their values; empty for a kind of
 * vehicle without rules.
 * @param options.day day of the advertisement, YYYY-MM-DD
 */
export function lawDetails(
  vehicle: Pick<Vehicle, 'item_type' | 'simple_body' | 'car_type' | 'regplate' | 'vin' | 'stocknum'>,
  options: { state: StateCode; licence: DealerLicence; day: string; confirmedIds: ReadonlySet<string> },
): ShownDetail[] {
  const { state, licence, day, confirmedIds } = options;
  const kind = lawKind(vehicle);
  if (!kind) return [];
  const required = requiredDetails({ state, kind, carType: vehicle.car_type, day }, confirmedIds);
  return advertisingDetails(required, vehicle, licence);
}
