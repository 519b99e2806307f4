import { callToAction, page, richText, valuePropositions } from '../../shared/blocks.ts';

export const ownerBenefits = page(
  '/owner-benefits',
  'Owner benefits',
  'What comes with owning a car from Northside Mazda: capped prices, loan cars, washes and honest trade-ins.',
  [
    valuePropositions({
      heading: 'Bought here, looked after here',
      items: [
        {
          icon: 'star',
          title: 'Washed at every service',
          text: 'Washed and vacuumed, unless you tell us not to.',
        },
        {
          icon: 'shield-check',
          title: 'Roadside assistance',
          text: 'Renewed for twelve months with every logbook service we do.',
        },
        {
          icon: 'hand-coins',
          title: 'A figure each birthday',
          text: 'Once a year we send you what your car is worth. No call, no follow-up.',
        },
      ],
    }),
    richText(`
![A blue SUV with a red bow on its bonnet, ready for its new owner](editorial/handover)

## Also yours

- The first scratch repaired free within ninety days of delivery, up to the size of a hand.
- Summer and winter checks at no charge: tyres, lights, wipers, fluids, battery.
- Ten per cent off accessories in your birth month.
- An evening class each quarter: your car's screens, cameras and assistants, explained in an hour.

Benefits start when you take delivery of a new or pre-owned car from us, and stay with the car for the first owner.
`),
    callToAction({
      heading: 'Use them',
      text: 'Ring the service desk and mention owner benefits.',
      actions: [['Book a service', '/service']],
    }),
  ],
);
