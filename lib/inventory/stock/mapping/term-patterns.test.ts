import { expect, test } from 'vitest';
import {
  fuelByTitle,
  simpleDrive,
  simpleFuel,
  simpleTransmission,
  statusFromWords,
} from './term-patterns.ts';

test.each([
  ['Petrol - Unleaded ULP', 'Petrol'],
  ['Premium', 'Petrol'],
  ['Diesel', 'Diesel'],
  ['Petrol/Electric Hybrid', 'Hybrid'],
  ['Plug-in Hybrid Electric/Petrol', 'Plug-in Hybrid'],
  ['Electric', 'Electric'],
  ['LPG', 'LPG'],
  ['Gasoline', 'Petrol'],
  ['Petrol/Electric', 'Hybrid'],
  ['Electric - Petrol', 'Hybrid'],
  ['Elec', 'Electric'],
  ['TD', 'Diesel'],
  ['Dsl', 'Diesel'],
  ['D', 'Diesel'],
  ['P', 'Petrol'],
  ['98 RON', 'Petrol'],
  ['ULP95', 'Petrol'],
  ['Other', null],
])('reads the fuel “%s” as %s (FACET-26)', (words, fuel) => expect(simpleFuel(words)).toBe(fuel));

test.each([
  ['Hybrid', 'HS +EV Phev Excite', 'Plug-in Hybrid'],
  ['Hybrid', 'RAV4 GX Hybrid', 'Hybrid'],
  ['Hybrid', 'Q5 40 TDI Mhev', 'Hybrid'],
  ['Petrol', 'Estima X (hybrid)', 'Hybrid'],
  ['Petrol', 'Baleno Mild Hybrid', 'Petrol'],
  ['Diesel', 'Range Rover D300 Hybrid', 'Diesel'],
  [null, 'HiAce Turbo Diesel', 'Diesel'],
  [null, 'Passat 125 TDI', 'Diesel'],
  [null, 'Leaf EV MY23', 'Electric'],
  [null, 'HS Plus EV Essence', 'Plug-in Hybrid'],
  [null, 'Falcon XR6 (lpi)', 'LPG'],
  [null, 'Tank 300 Ultra Petrol', 'Petrol'],
  [null, 'Corolla Ascent', null],
])('reads the fuel %j of a %j as %j (FACET-26)', (fuel, title, expected) =>
  expect(fuelByTitle(fuel, title)).toBe(expected),
);

test.each([
  ['6 Speed Sports Automatic', 'Automatic'],
  ['Continuously Variable Transmission', 'Automatic'],
  ['CVT', 'Automatic'],
  ['7 Speed Sports Automatic Dual Clutch', 'Automatic'],
  ['1 Speed Reduction Gear', 'Automatic'],
  ['5 Speed Manual', 'Manual'],
  ['Constantly Variable Transmission', 'Automatic'],
  ['Geartronic', 'Automatic'],
  ['S tronic', 'Automatic'],
  ['7G-TRONIC', 'Automatic'],
  ['7DCT', 'Automatic'],
  ['8AT', 'Automatic'],
  ['A', 'Automatic'],
  ['6 SPEED M', 'Manual'],
  ['M5', 'Manual'],
  ['M/T', 'Manual'],
  ['AMT', 'Automatic'],
  ['8 spd', null],
  ['Sequential', null],
])('reads the transmission “%s” as %s (FACET-27)', (words, kind) =>
  expect(simpleTransmission(words)).toBe(kind),
);

test.each([
  ['4X4 On Demand', '4WD'],
  ['All Wheel Drive', 'AWD'],
  ['Front Wheel Drive', 'FWD'],
  ['Rear', 'RWD'],
  ['4x2', 'RWD'],
  ['F.W.D.', 'FWD'],
  ['quattro', 'AWD'],
  ['Dual Motor', 'AWD'],
  ['Other', null],
])('reads the drive “%s” as %s (FACET-25)', (words, kind) => expect(simpleDrive(words)).toBe(kind));

test.each([
  ['In Stock', 'in_stock'],
  ['available', 'in_stock'],
  ['in_stock', 'in_stock'],
  ['COMING SOON', 'coming_soon'],
  ['In Transit', 'coming_soon'],
  ['Sold', 'sold'],
  ['Delivered', 'sold'],
  ['On Hold', 'others'],
  ['Not sold', 'others'],
])('reads the status “%s” as %s (CAR-019..022)', (words, status) =>
  expect(statusFromWords(words)).toBe(status),
);
