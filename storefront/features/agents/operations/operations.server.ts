import type { Site } from '@forecourt/lib/sites/site';
import { bookTestDrive } from './book-test-drive.server.ts';
import { compareVehicles } from './compare-vehicles.server.ts';
import { estimateDelivery } from './estimate-delivery.server.ts';
import { estimateFinance } from './estimate-finance.server.ts';
import { getAvailability } from './get-availability.server.ts';
import { getDriveAwayPrice } from './get-drive-away-price.server.ts';
import { getOpeningHours } from './get-opening-hours.server.ts';
import { getPrice } from './get-price.server.ts';
import { getVehicle } from './get-vehicle.server.ts';
import { listPlaces } from './list-places.server.ts';
import { listTestDriveTimes } from './list-test-drive-times.server.ts';
import type { Operation } from './operation.ts';
import { searchStock } from './search-stock.server.ts';
import { startEnquiry } from './start-enquiry.server.ts';
import { startReservation } from './start-reservation.server.ts';

/** Every operation, in the order in which clients list them. */
const OPERATIONS: readonly Operation[] = [
  searchStock,
  getVehicle,
  getPrice,
  getAvailability,
  compareVehicles,
  estimateFinance,
  getDriveAwayPrice,
  estimateDelivery,
  listPlaces,
  getOpeningHours,
  listTestDriveTimes,
  bookTestDrive,
  startEnquiry,
  startReservation,
];

/** Returns the operations of a site: those whose feature it has. */
export const operationsOf = (site: Site): Operation[] =>
  OPERATIONS.filter(({ isOffered }) => isOffered(site));
