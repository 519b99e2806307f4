import type { StateCode } from '../../sites/state-codes.ts';

/** States and territories with the consumer protection agency for car buyers. */
export const STATES: Readonly<Record<StateCode, { name: string; regulator: string }>> = {
  ACT: { name: 'Australian Capital Territory', regulator: 'Access Canberra' },
  NSW: { name: 'New South Wales', regulator: 'NSW Fair Trading' },
  NT: { name: 'Northern Territory', regulator: 'Northern Territory Consumer Affairs' },
  QLD: { name: 'Queensland', regulator: 'The Office of Fair Trading' },
  SA: { name: 'South Australia', regulator: 'Consumer and Business Services' },
  TAS: { name: 'Tasmania', regulator: 'Consumer, Building and Occupational Services' },
  VIC: { name: 'Victoria', regulator: 'Consumer Affairs Victoria' },
  WA: { name: 'Western Australia', regulator: 'Consumer Protection Western Australia' },
};
