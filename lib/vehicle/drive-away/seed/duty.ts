import type { ChargeRate, ChargeTable } from '../charge-table.ts';

const REVIEWED = '2026-11-29';
const HEAVY = { over: 4_500 };

/** A constant amount for each 100 dollars of the whole value. */
const flat = (rate: number): ChargeRate['steps'] => [{ over: 0, rate }];
/** One rate for the whole value up to 100,000 dollars, and a higher one for the whole of a higher value. */
const luxuryAt100 = (rate: number): ChargeRate['steps'] => [
  { over: 0, rate },
  { over: 100_000, rate: rate + 2 },
];
const NO_DUTY: ChargeRate['steps'] = [{ over: 0, base: 0 }];

/** 3 dollars for each 100 up to 45,000 dollars, then 1,350 and 5 for each 100 above. */
const OVER_45_000: ChargeRate['steps'] = [
  { over: 0, rate: 3 },
  { over: 45_000, base: 1_350, rate: 5, of: 'excess' },
];

/** Duty on the registration and transfer of vehicles. Revenue offices publish scales, which change rarely. */
export const DUTY_TABLES: readonly ChargeTable[] = [
  {
    id: 'chargeTable-nsw-duty',
    state: 'NSW',
    charge: 'duty',
    effectiveFrom: '2024-01-01',
    source: 'Revenue NSW, Motor vehicle duty; Duties Act 1997 (NSW), chapter 9 and section 270B',
    sourceUrl: 'https://www.revenue.nsw.gov.au/taxes-duties-levies-royalties/motor-vehicle-duty',
    reviewedOn: REVIEWED,
    verified: false,
    note: 'The scale of passenger vehicles, its exclusion of motorcycles and the exemption of caravans (section 270B) were read. Which utes count as passenger vehicles, and that the concession for electric vehicles ended on 31 December 2023, could not be read at the source.',
    rates: [
      { label: 'Caravans', kinds: ['caravan'], steps: NO_DUTY },
      { label: 'Passenger vehicles', kinds: ['car'], steps: OVER_45_000 },
      { label: 'Other vehicles', steps: flat(3) },
    ],
  },
  {
    id: 'chargeTable-vic-duty',
    state: 'VIC',
    charge: 'duty',
    effectiveFrom: '2024-07-01',
    source:
      'State Revenue Office Victoria, Motor vehicle duty rates from 1 July 2024 and drive-away deals 2025–26; Duties Act 2000 (Vic) section 218',
    sourceUrl: 'https://www.sro.vic.gov.au/rates-taxes-duties-and-levies/motor-vehicle-duty-current-rates',
    reviewedOn: REVIEWED,
    verified: false,
    note: 'All rates were read. The first threshold of passenger cars is that of the luxury car tax, $80,567 until 30 June 2026. The one since 1 July 2026, and the exemption of caravans, could not be read.',
    rates: [
      { label: 'Caravans', kinds: ['caravan'], steps: NO_DUTY },
      {
        label: 'Green passenger cars',
        kinds: ['car'],
        emissions: { upTo: 120 },
        steps: [{ over: 0, rate: 8.4 }],
        per: 200,
      },
      {
        label: 'Other passenger cars',
        kinds: ['car'],
        steps: [
          { over: 0, rate: 8.4 },
          { over: 80_567, rate: 10.4 },
          { over: 100_000, rate: 14 },
          { over: 150_000, rate: 18 },
        ],
        per: 200,
      },
      {
        label: 'New vehicles other than passenger cars',
        saleKinds: ['new'],
        steps: [{ over: 0, rate: 5.4 }],
        per: 200,
      },
      { label: 'Used vehicles other than passenger cars', steps: [{ over: 0, rate: 8.4 }], per: 200 },
    ],
  },
  {
    id: 'chargeTable-qld-duty',
    state: 'QLD',
    charge: 'duty',
    effectiveFrom: '2018-07-01',
    source: 'Queensland Government, Vehicle registration duty rates',
    sourceUrl: 'https://www.qld.gov.au/transport/registration/fees/duty/rates',
    reviewedOn: REVIEWED,
    verified: true,
    note: 'Duty does not apply to caravans and trailers. With an unknown number of cylinders, a motorcycle has the rate of four and another vehicle the highest rate, as an estimate.',
    rates: [
      { label: 'Caravans', kinds: ['caravan'], steps: NO_DUTY },
      {
        label: 'Heavy, electric or hybrid',
        kinds: ['truck'],
        gvm: HEAVY,
        fuels: ['electric', 'plugInHybrid', 'hybrid'],
        steps: flat(2),
      },
      {
        label: 'Heavy, 1 to 4 cylinders',
        kinds: ['truck'],
        gvm: HEAVY,
        cylinders: { upTo: 4 },
        steps: flat(3),
      },
      {
        label: 'Heavy, 5 or 6 cylinders',
        kinds: ['truck'],
        gvm: HEAVY,
        cylinders: { over: 4, upTo: 6 },
        steps: flat(3.5),
      },
      {
        label: 'Heavy, 7 or more cylinders',
        kinds: ['truck'],
        gvm: HEAVY,
        cylinders: { over: 6 },
        steps: flat(4),
      },
      {
        label: 'Electric or hybrid',
        fuels: ['electric', 'plugInHybrid', 'hybrid'],
        steps: luxuryAt100(2),
      },
      { label: '1 to 4 cylinders', cylinders: { upTo: 4 }, steps: luxuryAt100(3) },
      { label: '5 or 6 cylinders', cylinders: { over: 4, upTo: 6 }, steps: luxuryAt100(3.5) },
      {
        label: 'Motorcycles with an unknown number of cylinders',
        kinds: ['motorcycle'],
        isEstimate: true,
        steps: luxuryAt100(3),
      },
      { label: '7 or more cylinders', steps: luxuryAt100(4) },
    ],
  },
  {
    id: 'chargeTable-sa-duty',
    state: 'SA',
    charge: 'duty',
    effectiveFrom: '2016-07-01',
    source: 'RevenueSA, Stamp duty on motor vehicles; SA.GOV.AU, Stamp duty on vehicles',
    sourceUrl: 'https://www.revenuesa.sa.gov.au/taxes-and-duties/stamp-duties/motor-vehicles',
    reviewedOn: REVIEWED,
    verified: true,
    note: 'Caravans with a gross trailer mass of up to 4.5 tonnes are exempt.',
    rates: [
      { label: 'Caravans', kinds: ['caravan'], gvm: { upTo: 4_500 }, steps: NO_DUTY },
      { label: 'Caravans of unknown mass', kinds: ['caravan'], isEstimate: true, steps: NO_DUTY },
      {
        label: 'Commercial vehicles',
        kinds: ['ute', 'truck'],
        steps: [
          { over: 0, rate: 1 },
          { over: 1_000, base: 10, rate: 2, of: 'excess' },
          { over: 2_000, base: 30, rate: 3, of: 'excess' },
        ],
        minimum: 5,
      },
      {
        label: 'Other vehicles',
        steps: [
          { over: 0, rate: 1 },
          { over: 1_000, base: 10, rate: 2, of: 'excess' },
          { over: 2_000, base: 30, rate: 3, of: 'excess' },
          { over: 3_000, base: 60, rate: 4, of: 'excess' },
        ],
        minimum: 5,
      },
    ],
  },
  {
    id: 'chargeTable-wa-duty',
    state: 'WA',
    charge: 'duty',
    effectiveFrom: '2008-07-01',
    source: 'Department of Finance WA, Vehicle licence duty; Duties Act 2008 (WA) section 236',
    sourceUrl: 'https://www.wa.gov.au/organisation/department-of-finance/vehicle-licence-duty',
    reviewedOn: REVIEWED,
    verified: true,
    note: 'Caravans are exempt. Amounts are rounded down to 5 cents.',
    rates: [
      { label: 'Caravans', kinds: ['caravan'], steps: NO_DUTY },
      {
        label: 'Heavy vehicles',
        kinds: ['truck'],
        gvm: HEAVY,
        steps: flat(3),
        countsParts: false,
        roundDownTo: 5,
        maximum: 12_000,
      },
      {
        label: 'Other vehicles',
        steps: [
          { over: 0, rate: 2.75 },
          { over: 25_000, rate: 2.75, risePer: 6_666.66 },
          { over: 50_000, rate: 6.5 },
        ],
        countsParts: false,
        roundDownTo: 5,
      },
    ],
  },
  {
    id: 'chargeTable-tas-duty',
    state: 'TAS',
    charge: 'duty',
    effectiveFrom: '2024-01-01',
    source: 'State Revenue Office Tasmania, Motor vehicle duty: rates of duty',
    sourceUrl: 'https://www.sro.tas.gov.au/motor-vehicle-duty/rates-of-duty',
    reviewedOn: REVIEWED,
    verified: true,
    note: 'Caravans have been exempt since 1 July 2013. The exemption of electric vehicles ended on 31 December 2023.',
    rates: [
      { label: 'Caravans', kinds: ['caravan'], steps: NO_DUTY },
      { label: 'Heavy vehicles', kinds: ['truck'], gvm: HEAVY, steps: flat(1), minimum: 20 },
      {
        label: 'Passenger vehicles',
        kinds: ['car'],
        steps: [
          { over: 0, base: 20 },
          { over: 600, rate: 3 },
          { over: 35_000, base: 1_050, rate: 11, of: 'excess' },
          { over: 40_000, rate: 4 },
        ],
      },
      { label: 'Other vehicles', steps: flat(3), minimum: 20 },
    ],
  },
  {
    id: 'chargeTable-nt-duty',
    state: 'NT',
    charge: 'duty',
    effectiveFrom: '2022-07-01',
    effectiveUntil: '2027-06-30',
    source: 'Territory Revenue Office, Stamp duty on motor vehicles',
    sourceUrl: 'https://treasury.nt.gov.au/dtf/territory-revenue-office/stamp-duty-on-motor-vehicles',
    reviewedOn: REVIEWED,
    verified: true,
    note: 'The concession of up to $1,500 for plug-in electric vehicles, which covers the duty of a value up to $50,000, ends on 30 June 2027. Duty on caravans could not be read, so there is no figure for them.',
    rates: [
      {
        label: 'Plug-in electric vehicles',
        kinds: ['car', 'ute', 'motorcycle', 'truck'],
        fuels: ['electric', 'plugInHybrid'],
        steps: flat(3),
        less: 1_500,
      },
      { label: 'Other vehicles', kinds: ['car', 'ute', 'motorcycle', 'truck'], steps: flat(3) },
    ],
  },
  {
    id: 'chargeTable-act-duty',
    state: 'ACT',
    charge: 'duty',
    effectiveFrom: '2025-09-01',
    source: 'ACT Revenue Office, Motor vehicle duty',
    sourceUrl: 'https://www.revenue.act.gov.au/duties/motor-vehicle-duty',
    reviewedOn: REVIEWED,
    verified: false,
    note: 'The rates since 1 September 2025 depend on emissions and could not be read. These are the rates of vehicles without a rating before that date.',
    rates: [
      { label: 'Passenger and light vehicles', kinds: ['car', 'ute'], isEstimate: true, steps: OVER_45_000 },
      { label: 'Other vehicles', isEstimate: true, steps: flat(3) },
    ],
  },
];
