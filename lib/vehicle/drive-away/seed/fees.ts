import type { StateCode } from '../../../sites/state-codes.ts';
import type { Charge, ChargeRate, ChargeTable } from '../charge-table.ts';

/** Fees are set each July. None of the current ones could be read, so they are not shown until an administrator confirms them. */
const REVIEWED = '2026-11-29';
const FROM = '2026-07-01';
const UNTIL = '2027-06-30';
const NOT_READ =
  'The fees of this financial year could not be read, so these are approximate. Compare them with the source, correct them and enter the day in "Confirmed on".';

const fee = (
  label: string,
  amount: number,
  conditions: Omit<ChargeRate, 'label' | 'steps'> = {},
): ChargeRate => ({ label, ...conditions, steps: [{ over: 0, base: amount }] });

const unread = (
  state: StateCode,
  charge: Charge,
  { source, sourceUrl }: Pick<ChargeTable, 'source' | 'sourceUrl'>,
  rates: ChargeRate[],
): ChargeTable => ({
  id: `chargeTable-${state.toLowerCase()}-${charge}`,
  state,
  charge,
  effectiveFrom: FROM,
  effectiveUntil: UNTIL,
  source,
  sourceUrl,
  reviewedOn: REVIEWED,
  verified: false,
  note: NOT_READ,
  rates,
});

const INCLUDED = fee('Included in the registration fee', 0);
const estimate = { isEstimate: true } as const;
const NEW = ['new', 'demo'] as const satisfies ChargeRate['saleKinds'];

const NSW = {
  source: 'NSW Government, Vehicle registration fees',
  sourceUrl:
    'https://www.nsw.gov.au/driving-boating-and-transport/vehicle-registration/fees-concessions-and-forms/vehicle-registration-fees',
};
const VIC = {
  source: 'VicRoads, Vehicle registration fees',
  sourceUrl: 'https://www.vicroads.vic.gov.au/registration/registration-fees/vehicle-registration-fees',
};
const QLD = {
  source: 'Queensland Government, Registration fees',
  sourceUrl: 'https://www.qld.gov.au/transport/registration/fees',
};
const SA = {
  source: 'SA.GOV.AU, Vehicle registration fees',
  sourceUrl: 'https://www.sa.gov.au/topics/driving-and-transport/motoring-fees/vehicle-registration-fees',
};
const WA = {
  source: 'Transport WA, Vehicle licence fees',
  sourceUrl: 'https://www.transport.wa.gov.au/licensing/vehicle-licence-fees.asp',
};
const TAS = {
  source: 'Transport Services Tasmania, Light vehicles: registration fees as at 1 December 2024',
  sourceUrl: 'https://www.transport.tas.gov.au/fees_forms/registration_fees',
};
const NT = {
  source: 'Northern Territory Government, Registration fees',
  sourceUrl: 'https://nt.gov.au/driving/rego/registration-fees',
};
const ACT = {
  source: 'Access Canberra, Vehicle registration fees',
  sourceUrl: 'https://www.accesscanberra.act.gov.au/driving-transport-and-parking/registration',
};

/** Vehicle tax of New South Wales by tare mass in kg, without the registration fee: the highest published one that was read. */
const NSW_TAX: readonly (readonly [upTo: number, tax: number])[] = [
  [975, 266],
  [1_154, 308],
  [1_504, 374],
  [2_504, 570],
  [2_794, 822],
  [3_054, 934],
  [3_304, 1_023],
  [3_564, 1_112],
  [3_814, 1_194],
  [4_064, 1_284],
  [4_324, 1_370],
  [4_500, 1_457],
];
const NSW_FEE = 79;
/** Tax of private caravans, which are charged 40 per cent less. */
const NSW_CARAVAN_TAX: typeof NSW_TAX = [
  [254, 0],
  [764, 72],
  [975, 131],
  [1_154, 149],
  [1_504, 172],
  [2_504, 262],
  [2_794, 413],
  [3_054, 469],
  [3_304, 514],
  [3_564, 559],
  [3_814, 600],
  [4_500, 645],
];
const byTare = (taxes: typeof NSW_TAX, kinds: NonNullable<ChargeRate['kinds']>): ChargeRate[] =>
  taxes.map(([upTo, tax], index) =>
    fee(`Tare up to ${upTo} kg`, tax + NSW_FEE, {
      kinds,
      tare: { upTo, over: taxes[index - 1]?.[0] ?? null },
    }),
  );

/** Fees of the Northern Territory by engine capacity in cc, with the compulsory insurance. */
const NT_FEES: readonly (readonly [upTo: number, amount: number])[] = [
  [500, 669.25],
  [1_000, 718.25],
  [1_500, 778.25],
  [3_000, 831.25],
  [3_500, 951.25],
  [4_000, 999.25],
  [4_500, 1_058.25],
  [5_000, 1_107.25],
  [5_500, 1_200.25],
  [6_000, 1_252.25],
  [7_000, 1_339.25],
  [8_000, 1_366.25],
];

/** Transfer, registration and compulsory third-party insurance for 12 months, for private use. */
export const FEE_TABLES: readonly ChargeTable[] = [
  unread('NSW', 'transfer', NSW, [fee('Number plates', 54, { saleKinds: [...NEW] }), fee('Transfer', 37)]),
  unread('NSW', 'registration', NSW, [
    fee('Motorcycles', 140, { kinds: ['motorcycle'] }),
    ...byTare(NSW_CARAVAN_TAX, ['caravan']),
    ...byTare(NSW_TAX, ['car', 'ute']),
    fee('Cars, utes and vans of unknown tare', 649, { kinds: ['car', 'ute'], ...estimate }),
  ]),
  unread('NSW', 'ctp', NSW, [
    fee('Caravans need none', 0, { kinds: ['caravan'] }),
    fee('Cars', 560, { kinds: ['car'], ...estimate }),
    fee('Utes and vans', 640, { kinds: ['ute'], ...estimate }),
    fee('Motorcycles', 450, { kinds: ['motorcycle'], ...estimate }),
    fee('Trucks', 1_100, { kinds: ['truck'], ...estimate }),
  ]),
  unread('VIC', 'transfer', VIC, [
    fee('Number plates', 40.7, { saleKinds: [...NEW] }),
    fee('Transfer', 46.8),
  ]),
  unread('VIC', 'registration', VIC, [
    fee('Caravans', 73.5, { kinds: ['caravan'] }),
    fee('Motorcycles', 75.9, { kinds: ['motorcycle'] }),
    fee('Cars, utes and vans', 333.46, { kinds: ['car', 'ute'] }),
  ]),
  unread('VIC', 'ctp', VIC, [
    fee('Caravans need none', 0, { kinds: ['caravan'] }),
    fee('Cars, metropolitan', 573, { kinds: ['car'], ...estimate }),
    fee('Utes and vans, metropolitan', 544.54, { kinds: ['ute'], ...estimate }),
    fee('Motorcycles', 570, { kinds: ['motorcycle'], ...estimate }),
  ]),
  unread('QLD', 'transfer', QLD, [
    fee('Number plates', 35.05, { saleKinds: [...NEW] }),
    fee('Transfer', 31.2),
  ]),
  unread('QLD', 'registration', QLD, [
    fee('Caravans', 234.85, { kinds: ['caravan'] }),
    fee('Motorcycles', 199.1, { kinds: ['motorcycle'] }),
    fee('Trucks over 4 and up to 4.5 tonnes', 1_035.5, {
      kinds: ['truck'],
      gvm: { over: 4_000, upTo: 4_500 },
    }),
    fee('1 to 3 cylinders, or electric', 346.45, { kinds: ['car', 'ute'], cylinders: { upTo: 3 } }),
    fee('4 cylinders', 423.5, { kinds: ['car', 'ute'], cylinders: { over: 3, upTo: 4 } }),
    fee('5 or 6 cylinders', 633.85, { kinds: ['car', 'ute'], cylinders: { over: 4, upTo: 6 } }),
    fee('7 or 8 cylinders', 862.5, { kinds: ['car', 'ute'], cylinders: { over: 6, upTo: 8 } }),
    fee('9 to 12 cylinders', 1_000.7, { kinds: ['car', 'ute'] }),
  ]),
  unread('QLD', 'ctp', QLD, [
    fee('Caravans need none', 0, { kinds: ['caravan'] }),
    fee('Cars', 386.8, { kinds: ['car'], ...estimate }),
    fee('Utes and vans', 430.8, { kinds: ['ute'], ...estimate }),
    fee('Motorcycles', 260, { kinds: ['motorcycle'], ...estimate }),
    fee('Trucks up to 4.5 tonnes', 430.8, { kinds: ['truck'], gvm: { upTo: 4_500 }, ...estimate }),
  ]),
  unread('SA', 'transfer', SA, [fee('Number plates', 38, { saleKinds: [...NEW] }), fee('Transfer', 32)]),
  unread('SA', 'registration', SA, [
    fee('Caravans', 90, { kinds: ['caravan'] }),
    fee('Motorcycles', 51, { kinds: ['motorcycle'] }),
    fee('Utes and vans up to 1,500 kg', 280, { kinds: ['ute'], tare: { upTo: 1_500 } }),
    fee('Utes and vans', 490, { kinds: ['ute'], ...estimate }),
    fee('Up to 4 cylinders, or electric', 160, { kinds: ['car'], cylinders: { upTo: 4 } }),
    fee('5 or 6 cylinders', 310, { kinds: ['car'], cylinders: { over: 4, upTo: 6 } }),
    fee('7 or more cylinders', 450, { kinds: ['car'] }),
  ]),
  unread('SA', 'ctp', SA, [
    fee('Caravans need none', 0, { kinds: ['caravan'] }),
    fee('Cars, metropolitan', 510, { kinds: ['car'], ...estimate }),
    fee('Utes and vans, metropolitan', 640, { kinds: ['ute'], ...estimate }),
    fee('Motorcycles', 350, { kinds: ['motorcycle'], ...estimate }),
  ]),
  unread('WA', 'transfer', WA, [fee('Number plates', 33, { saleKinds: [...NEW] }), fee('Transfer', 20.4)]),
  unread('WA', 'registration', WA, [
    fee('Motorcycles', 68, { kinds: ['motorcycle'] }),
    fee('Caravans', 640, { kinds: ['caravan'], ...estimate }),
    fee('Cars', 430, { kinds: ['car'], ...estimate }),
    fee('Utes and vans', 560, { kinds: ['ute'], ...estimate }),
  ]),
  unread('WA', 'ctp', WA, [
    fee('Caravans need none', 0, { kinds: ['caravan'] }),
    fee('Cars', 530, { kinds: ['car'], ...estimate }),
    fee('Utes and vans', 530, { kinds: ['ute'], ...estimate }),
    fee('Motorcycles', 330, { kinds: ['motorcycle'], ...estimate }),
  ]),
  unread('TAS', 'transfer', TAS, [
    fee('Number plates of motorcycles and caravans', 21.5, {
      kinds: ['motorcycle', 'caravan'],
      saleKinds: [...NEW],
    }),
    fee('Number plates', 25.24, { saleKinds: [...NEW] }),
    fee('Transfer', 31.2),
  ]),
  {
    ...unread('TAS', 'registration', TAS, [
      fee('Caravans up to 500 kg', 97.56, { kinds: ['caravan'], tare: { upTo: 500 } }),
      fee('Caravans', 147.56, { kinds: ['caravan'] }),
      fee('Motorcycles up to 125 cc', 352.18, { kinds: ['motorcycle'], engine: { upTo: 125 } }),
      fee('Motorcycles', 752.18, { kinds: ['motorcycle'] }),
      fee('Electric', 620.18, { kinds: ['car', 'ute'], fuels: ['electric'] }),
      fee('Up to 3 cylinders', 596.18, { kinds: ['car', 'ute'], cylinders: { upTo: 3 } }),
      fee('4 cylinders', 620.18, { kinds: ['car', 'ute'], cylinders: { over: 3, upTo: 4 } }),
      fee('5 or 6 cylinders', 661.18, { kinds: ['car', 'ute'], cylinders: { over: 4, upTo: 6 } }),
      fee('7 or 8 cylinders', 737.18, { kinds: ['car', 'ute'], cylinders: { over: 6, upTo: 8 } }),
      fee('More than 8 cylinders', 771.18, { kinds: ['car', 'ute'] }),
    ]),
    effectiveFrom: '2024-12-01',
    effectiveUntil: '2025-11-30',
    verified: true,
    note: 'Read for the year from 1 December 2024. Includes the compulsory insurance (MAIB).',
  },
  unread('TAS', 'ctp', TAS, [INCLUDED]),
  unread('NT', 'transfer', NT, [fee('Number plates', 38, { saleKinds: [...NEW] }), fee('Transfer', 19)]),
  unread('NT', 'registration', NT, [
    fee('Electric vehicles pay the insurance only', 605, {
      kinds: ['car', 'ute'],
      fuels: ['electric', 'plugInHybrid'],
      ...estimate,
    }),
    ...NT_FEES.map(([upTo, amount], index) =>
      fee(`Engine up to ${upTo} cc`, amount, {
        kinds: ['car', 'ute'],
        engine: { upTo, over: NT_FEES[index - 1]?.[0] ?? null },
        ...(upTo === 3_000 && estimate),
      }),
    ),
  ]),
  unread('NT', 'ctp', NT, [INCLUDED]),
  unread('ACT', 'transfer', ACT, [fee('Number plates', 54, { saleKinds: [...NEW] }), fee('Transfer', 51)]),
  unread('ACT', 'registration', ACT, [
    fee('Motorcycles', 150, { kinds: ['motorcycle'], ...estimate }),
    fee('Caravans', 260, { kinds: ['caravan'], ...estimate }),
    fee('Cars, utes and vans', 560, { kinds: ['car', 'ute'], ...estimate }),
  ]),
  unread('ACT', 'ctp', ACT, [
    fee('Caravans need none', 0, { kinds: ['caravan'] }),
    fee('Motorcycles', 380, { kinds: ['motorcycle'], ...estimate }),
    fee('Cars, utes and vans', 480, { kinds: ['car', 'ute'], ...estimate }),
  ]),
];
