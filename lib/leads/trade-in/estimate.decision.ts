import type { AutomatedDecision } from '../../platform/automated-decision.ts';

export const TRADE_IN_ESTIMATE: AutomatedDecision = {
  title: 'Trade-in estimates',
  decides:
    'A program estimates what we would pay for your vehicle from its details and your answers about its condition. It gives no estimate for a vehicle that is too old, has travelled too far or cannot be priced online.',
  role: 'part',
  uses: [
    'registration, make, model, year and kilometres of your vehicle',
    'your answers about its condition',
  ],
  review: 'A person on our team handles every vehicle. You can ask them to value yours instead.',
};
