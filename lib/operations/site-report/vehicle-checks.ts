import type { FailureReason } from '../../inventory/media/photo-failure.ts';
import { sellingPrice } from '../../vehicle/price.ts';
import type { CarType, Vehicle } from '../../vehicle/vehicle.ts';
import { vehiclePath } from '../../vehicle/vehicle-path.ts';
import type { CheckId } from './checks.ts';
import { type FileFailure, fileFailuresText, photoFailuresText } from './photo-failures.ts';
import { type Finding, findingOf, type Named } from './report.ts';

export interface CheckedVehicle
  extends Pick<
    Vehicle,
    | 'slug'
    | 'name'
    | 'stocknum'
    | 'year'
    | 'make'
    | 'model'
    | 'badge'
    | 'series'
    | 'km'
    | 'price'
    | 'offer_price'
    | 'preorder'
  > {
  id: string;
  car_type: CarType;
  item_type: Vehicle['item_type'];
  createdAt: Date;
  firstPhoto: string | null;
  hasComments: boolean;
  /** Reasons of photos that could not be fetched on the last attempt, one per photo. */
  photoFailures: FailureReason[];
  /** The same for its video and history report. */
  fileFailures: FileFailure[];
}

export interface VehicleRules {
  now: Date;
  /** Returns whether pages can show a photo URL. */
  canBeShown: (url: URL) => boolean;
}

/** Days for sale after which a vehicle counts as old stock. */
const OLD_DAYS = 90;
const DAY_MS = 86_400_000;

const daysInStock = ({ createdAt }: CheckedVehicle, now: Date): number =>
  Math.floor((now.getTime() - createdAt.getTime()) / DAY_MS);

/** A subscription needs a price to buy too (`priceStatement`). */
const hasPrice = (vehicle: CheckedVehicle): boolean => sellingPrice(vehicle) !== null || vehicle.preorder;

function photoHostRefused({ firstPhoto }: CheckedVehicle, { canBeShown }: VehicleRules): string | null {
  const url = firstPhoto === null ? null : URL.parse(firstPhoto);
  return url && !canBeShown(url) ? url.host : null;
}

export const namedVehicle = (
  vehicle: Pick<CheckedVehicle, 'name' | 'stocknum' | 'slug'>,
  detail: string,
): Named => ({
  title: vehicle.name || `Stock ${vehicle.stocknum}`,
  detail: [`Stock ${vehicle.stocknum}`, detail].filter(Boolean).join(' · '),
  target: { kind: 'page', path: vehiclePath(vehicle) },
});

type VehicleCheck = Extract<
  CheckId,
  | 'noPhotos'
  | 'photosNotShown'
  | 'photosBroken'
  | 'filesBroken'
  | 'noPrice'
  | 'noKilometres'
  | 'noComments'
  | 'oldStock'
>;

/** Detail text of each check; null if the vehicle passes. */
const DETAILS: Record<VehicleCheck, (vehicle: CheckedVehicle, rules: VehicleRules) => string | null> = {
  noPhotos: ({ firstPhoto }) => (firstPhoto === null ? '' : null),
  photosNotShown: photoHostRefused,
  photosBroken: ({ photoFailures }) => photoFailuresText(photoFailures),
  filesBroken: ({ fileFailures }) => fileFailuresText(fileFailures),
  noPrice: (vehicle) => (hasPrice(vehicle) ? null : ''),
  // Caravans have no odometer, and new cars almost no kilometres.
  noKilometres: ({ km, car_type, item_type }) =>
    km === null && car_type !== 'new' && item_type === 'car' ? '' : null,
  noComments: ({ hasComments }) => (hasComments ? null : ''),
  oldStock: (vehicle, { now }) => {
    const days = daysInStock(vehicle, now);
    return days > OLD_DAYS ? `${days.toLocaleString('en-AU')} days` : null;
  },
};

/** Runs the checks on vehicles, oldest first, so that findings name the oldest. */
export const checkVehicles = (vehicles: readonly CheckedVehicle[], rules: VehicleRules): Finding[] =>
  (Object.keys(DETAILS) as VehicleCheck[]).map((check) =>
    findingOf(
      check,
      vehicles.flatMap((vehicle) => {
        const detail = DETAILS[check](vehicle, rules);
        return detail === null ? [] : [namedVehicle(vehicle, detail)];
      }),
    ),
  );
