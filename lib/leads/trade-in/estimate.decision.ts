import type { AutomatedDecision } from '../../platform/automated-decision.ts';

export const TRADE_IN_ESTIMATE: AutomatedDecision = {
  title: 'Trade-in estimates',
  decides:
    'A program estimates what your vehicle is worth to us from its details and your answers about its condition. For a vehicle that is old, has run far or cannot be priced online, it gives no estimate.',
  role: 'part',
  uses: [
    'registration, make, model, year and kilometres of your vehicle',
    'your answers about its condition',
  ],
  review: 'A person on our team deals with every vehicle. You can ask them to value yours instead.',
};
