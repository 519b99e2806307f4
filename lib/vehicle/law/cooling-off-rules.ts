import { IN_FORCE, LAW_KINDS, type LawRule } from './law-rule.ts';
import { LAW_SOURCES } from './law-sources.ts';

/** What a buyer may do after signing. */
export type CoolingOffOutcome =
  | { kind: 'right'; businessDays: number; note: string }
  | { kind: 'none'; reason: string }
  | { kind: 'ask'; reason: string };

export interface CoolingOffRule extends LawRule {
  outcome: CoolingOffOutcome;
}

const right = (businessDays: number, note: string): CoolingOffOutcome => ({
  kind: 'right',
  businessDays,
  note,
});
const none = (reason = ''): CoolingOffOutcome => ({ kind: 'none', reason });
const ASK_COMMERCIAL: CoolingOffOutcome = {
  kind: 'ask',
  reason: 'There is none for commercial vehicles. Ask the dealer whether this vehicle counts as one.',
};

const ALL_TYPES = ['new', 'demo', 'used'] as const;
const USED = ['used'] as const;
const DEMO = ['demo'] as const;
const NEW = ['new'] as const;

const VIC_NOTE =
  'Not for companies. It ends when you take delivery. Saturdays, Sundays and public holidays don’t count.';
const QLD_NOTE = 'Counts the dealer’s trading days. It ends when you drive the vehicle away.';
const SA_NOTE = 'Sundays and public holidays don’t count.';
const ACT_NOTE = 'Not for companies. It ends if you sign it away before delivery.';

/**
 * The cooling-off right of each state and territory for a contract with a dealer, as a decision table. The
 * first rule for the state, kind and type of sale decides.
 */
export const COOLING_OFF_RULES: readonly CoolingOffRule[] = [
  {
    ...IN_FORCE,
    id: 'nsw-cooling-off-2014',
    state: 'NSW',
    summary: 'One business day, only if the dealer arranges the finance.',
    kinds: LAW_KINDS,
    carTypes: ALL_TYPES,
    effectiveFrom: '2014-12-01',
    outcome: right(1, 'Only if the dealer arranges your finance.'),
    source: LAW_SOURCES.nswAct,
    verified: false,
  },
  {
    ...IN_FORCE,
    id: 'vic-cooling-off',
    state: 'VIC',
    summary:
      'Cars and motorcycles, new and used: 3 clear business days, unless the buyer is a company or takes delivery.',
    kinds: ['car', 'motorcycle'],
    carTypes: ALL_TYPES,
    outcome: right(3, VIC_NOTE),
    source: LAW_SOURCES.vicCoolingOff,
    verified: true,
  },
  {
    ...IN_FORCE,
    id: 'vic-cooling-off-commercial',
    state: 'VIC',
    summary: 'Commercial vehicles: none. Utes and vans may be commercial vehicles.',
    kinds: ['commercial'],
    carTypes: ALL_TYPES,
    outcome: ASK_COMMERCIAL,
    source: LAW_SOURCES.vicContract,
    verified: true,
  },
  {
    ...IN_FORCE,
    id: 'vic-cooling-off-truck',
    state: 'VIC',
    summary: 'Commercial vehicles, so trucks: none.',
    kinds: ['truck'],
    carTypes: ALL_TYPES,
    outcome: none('There is none for commercial vehicles.'),
    source: LAW_SOURCES.vicCoolingOffGuide,
    verified: true,
  },
  {
    ...IN_FORCE,
    id: 'vic-cooling-off-caravan',
    state: 'VIC',
    summary: 'Caravans: none.',
    kinds: ['caravan'],
    carTypes: ALL_TYPES,
    outcome: none(),
    source: LAW_SOURCES.vicAct,
    verified: false,
  },
  {
    ...IN_FORCE,
    id: 'qld-cooling-off-used',
    state: 'QLD',
    summary:
      'Used cars: one business day of the dealer, until 5 pm or the next day’s close; lost on driving away.',
    kinds: ['car'],
    carTypes: USED,
    outcome: right(1, QLD_NOTE),
    source: LAW_SOURCES.qldCoolingOff,
    verified: true,
  },
  {
    ...IN_FORCE,
    id: 'qld-cooling-off-commercial',
    state: 'QLD',
    summary: 'Commercial vehicles: none; a ute that carries at most 1 tonne is not one.',
    kinds: ['commercial'],
    carTypes: USED,
    outcome: ASK_COMMERCIAL,
    source: LAW_SOURCES.qldCoolingOff,
    verified: true,
  },
  {
    ...IN_FORCE,
    id: 'qld-cooling-off-truck-caravan',
    state: 'QLD',
    summary: 'Commercial vehicles and caravans: none.',
    kinds: ['truck', 'caravan'],
    carTypes: ALL_TYPES,
    outcome: none('There is none for commercial vehicles and caravans.'),
    source: LAW_SOURCES.qldCoolingOff,
    verified: true,
  },
  {
    ...IN_FORCE,
    id: 'qld-cooling-off-new',
    state: 'QLD',
    summary: 'New vehicles: none.',
    kinds: ['car', 'commercial', 'motorcycle'],
    carTypes: NEW,
    outcome: none('There is none for new vehicles.'),
    source: LAW_SOURCES.qldCoolingOff,
    verified: true,
  },
  {
    ...IN_FORCE,
    id: 'qld-cooling-off-demo',
    state: 'QLD',
    summary: 'Demonstrators that were registered count as used: one business day.',
    kinds: ['car', 'commercial', 'motorcycle'],
    carTypes: DEMO,
    outcome: right(1, QLD_NOTE),
    source: LAW_SOURCES.qldAct,
    verified: false,
  },
  {
    ...IN_FORCE,
    id: 'qld-cooling-off-motorcycle',
    state: 'QLD',
    summary: 'Used motorcycles: one business day.',
    kinds: ['motorcycle'],
    carTypes: USED,
    outcome: right(1, QLD_NOTE),
    source: LAW_SOURCES.qldAct,
    verified: false,
  },
  {
    ...IN_FORCE,
    id: 'sa-cooling-off-used-2009',
    state: 'SA',
    summary: 'Second-hand vehicles: until the end of the second clear business day; Saturdays count.',
    kinds: ['car', 'commercial', 'motorcycle'],
    carTypes: USED,
    outcome: right(2, SA_NOTE),
    source: LAW_SOURCES.saAct,
    verified: false,
  },
  {
    ...IN_FORCE,
    id: 'sa-cooling-off-new',
    state: 'SA',
    summary: 'New vehicles: none.',
    kinds: ['car', 'commercial', 'motorcycle', 'truck'],
    carTypes: NEW,
    outcome: none('There is none for new vehicles.'),
    source: LAW_SOURCES.saCoolingOffGuide,
    verified: true,
  },
  {
    ...IN_FORCE,
    id: 'sa-cooling-off-demo',
    state: 'SA',
    summary: 'Demonstrators count as second-hand: two business days.',
    kinds: ['car', 'commercial', 'motorcycle'],
    carTypes: DEMO,
    outcome: right(2, SA_NOTE),
    source: LAW_SOURCES.saAct,
    verified: false,
  },
  {
    ...IN_FORCE,
    id: 'sa-cooling-off-truck-caravan',
    state: 'SA',
    summary: 'Trucks over 3,000 kg and caravans: none.',
    kinds: ['truck', 'caravan'],
    carTypes: ALL_TYPES,
    outcome: none(),
    source: LAW_SOURCES.saRegulations,
    verified: false,
  },
  {
    ...IN_FORCE,
    id: 'wa-cooling-off',
    state: 'WA',
    summary: 'None for vehicle purchase contracts.',
    kinds: LAW_KINDS,
    carTypes: ALL_TYPES,
    outcome: none(),
    source: LAW_SOURCES.waCoolingOff,
    verified: true,
  },
  {
    ...IN_FORCE,
    id: 'act-cooling-off',
    state: 'ACT',
    summary:
      'Motor vehicles, new and used: 3 clear business days, unless the buyer is a company or signs it away.',
    kinds: ['car', 'commercial', 'motorcycle'],
    carTypes: ALL_TYPES,
    outcome: right(3, ACT_NOTE),
    source: LAW_SOURCES.actCoolingOff,
    verified: true,
  },
  {
    ...IN_FORCE,
    id: 'act-cooling-off-truck-caravan',
    state: 'ACT',
    summary: 'Trucks and caravans: none.',
    kinds: ['truck', 'caravan'],
    carTypes: ALL_TYPES,
    outcome: none(),
    source: LAW_SOURCES.actAct,
    verified: false,
  },
  {
    ...IN_FORCE,
    id: 'tas-cooling-off',
    state: 'TAS',
    summary: 'None for car sales.',
    kinds: ['car', 'commercial'],
    carTypes: ALL_TYPES,
    outcome: none(),
    source: LAW_SOURCES.tasCoolingOff,
    verified: true,
  },
  {
    ...IN_FORCE,
    id: 'tas-cooling-off-other',
    state: 'TAS',
    summary: 'None for motorcycles, trucks and caravans.',
    kinds: ['motorcycle', 'truck', 'caravan'],
    carTypes: ALL_TYPES,
    outcome: none(),
    source: LAW_SOURCES.tasAct,
    verified: false,
  },
  {
    ...IN_FORCE,
    id: 'nt-cooling-off',
    state: 'NT',
    summary: 'None for vehicle purchases.',
    kinds: LAW_KINDS,
    carTypes: ALL_TYPES,
    outcome: none(),
    source: LAW_SOURCES.ntCoolingOff,
    verified: true,
  },
];
