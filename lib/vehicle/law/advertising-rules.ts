import { IN_FORCE, LAW_KINDS, type LawRule } from './law-rule.ts';
import { LAW_SOURCES } from './law-sources.ts';

/**
 * Details that state law may require in an advertisement. `registration` is the registration number, or the
 * VIN of an unregistered vehicle.
 */
export const ADVERTISING_DETAILS = ['licenceName', 'licenceNumber', 'registration', 'stockNumber'] as const;
export type AdvertisingDetail = (typeof ADVERTISING_DETAILS)[number];

export interface AdvertisingRule extends LawRule {
  requires: readonly AdvertisingDetail[];
}

const ALL_TYPES = ['new', 'demo', 'used'] as const;
const USED = ['used'] as const;

/** The details each state and territory requires in a dealer's advertisement. All rules of a state apply. */
export const ADVERTISING_RULES: readonly AdvertisingRule[] = [
  {
    ...IN_FORCE,
    id: 'nsw-advertising-licence-2023',
    state: 'NSW',
    summary: 'The licence number, identified as such, on the website and in all advertising.',
    kinds: LAW_KINDS,
    carTypes: ALL_TYPES,
    requires: ['licenceNumber'],
    source: LAW_SOURCES.nswLicence,
    verified: true,
  },
  {
    ...IN_FORCE,
    id: 'nsw-advertising-registration-2014',
    state: 'NSW',
    summary: 'The licensee’s name and the vehicle’s registration number.',
    kinds: LAW_KINDS,
    carTypes: ALL_TYPES,
    effectiveFrom: '2014-12-01',
    effectiveUntil: '2025-08-31',
    requires: ['licenceName', 'registration'],
    source: LAW_SOURCES.nswAdvertisements,
    verified: true,
  },
  {
    ...IN_FORCE,
    id: 'nsw-advertising-registration-2025',
    state: 'NSW',
    summary: 'The licensee’s name and the vehicle’s registration number, or VIN if unregistered.',
    kinds: LAW_KINDS,
    carTypes: ALL_TYPES,
    effectiveFrom: '2025-09-01',
    requires: ['licenceName', 'registration'],
    source: LAW_SOURCES.nswRegulation,
    verified: false,
  },
  {
    ...IN_FORCE,
    id: 'vic-advertising-licence',
    state: 'VIC',
    summary: 'The letters LMCT and the licence number.',
    kinds: LAW_KINDS,
    carTypes: ALL_TYPES,
    requires: ['licenceNumber'],
    source: LAW_SOURCES.vicAct,
    verified: false,
  },
  {
    ...IN_FORCE,
    id: 'vic-advertising-registration',
    state: 'VIC',
    summary: 'Used vehicles: the registration number, or the VIN if unregistered.',
    kinds: ['car', 'commercial', 'truck', 'motorcycle'],
    carTypes: USED,
    requires: ['registration'],
    source: LAW_SOURCES.vicAct,
    verified: false,
  },
  {
    ...IN_FORCE,
    id: 'qld-advertising-licence',
    state: 'QLD',
    summary: 'The licensee’s name and licence number.',
    kinds: LAW_KINDS,
    carTypes: ALL_TYPES,
    requires: ['licenceName', 'licenceNumber'],
    source: LAW_SOURCES.qldAct,
    verified: false,
  },
  {
    ...IN_FORCE,
    id: 'sa-advertising',
    state: 'SA',
    summary: 'Second-hand vehicles: the licence number, and the registration or stock number.',
    kinds: ['car', 'commercial', 'truck', 'motorcycle'],
    carTypes: USED,
    requires: ['licenceNumber', 'registration', 'stockNumber'],
    source: LAW_SOURCES.saRegulations,
    verified: false,
  },
  {
    ...IN_FORCE,
    id: 'wa-advertising-licence',
    state: 'WA',
    summary: 'The dealer’s business name and licence number in every advertisement.',
    kinds: LAW_KINDS,
    carTypes: ALL_TYPES,
    requires: ['licenceName', 'licenceNumber'],
    source: LAW_SOURCES.waAdvertisements,
    verified: true,
  },
  {
    ...IN_FORCE,
    id: 'wa-advertising-registration',
    state: 'WA',
    summary: 'Used vehicles: the registration number, or the VIN if unlicensed.',
    kinds: ['car', 'commercial', 'truck', 'motorcycle'],
    carTypes: USED,
    requires: ['registration'],
    source: LAW_SOURCES.waAct,
    verified: false,
  },
  {
    ...IN_FORCE,
    id: 'act-advertising-licence',
    state: 'ACT',
    summary: 'The dealer’s licence number.',
    kinds: LAW_KINDS,
    carTypes: ALL_TYPES,
    requires: ['licenceNumber'],
    source: LAW_SOURCES.actAct,
    verified: false,
  },
  {
    ...IN_FORCE,
    id: 'tas-advertising-licence',
    state: 'TAS',
    summary: 'The trader’s licence number.',
    kinds: LAW_KINDS,
    carTypes: ALL_TYPES,
    requires: ['licenceNumber'],
    source: LAW_SOURCES.tasAct,
    verified: false,
  },
  {
    ...IN_FORCE,
    id: 'nt-advertising-licence',
    state: 'NT',
    summary: 'The dealer’s licence number.',
    kinds: LAW_KINDS,
    carTypes: ALL_TYPES,
    requires: ['licenceNumber'],
    source: LAW_SOURCES.ntAct,
    verified: false,
  },
];
