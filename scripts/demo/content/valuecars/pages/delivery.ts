import { callToAction, page, priceSlider, richText } from '../../shared/blocks.ts';

export const delivery = page(
  '/pages/delivery',
  'Delivery',
  'Buy from home: videos of the car, a deposit you can have back, and delivery across South Australia.',
  [
    richText(`
You need not come to the yard to buy from us. About one in five of our customers never does.

1. **See it.** We ring you by video and walk round the car, inside and under, for as long as you like.
2. **Hold it.** A refundable deposit takes the car off the market for at least 48 hours.
3. **Sign at home.** Contract and identification are done online.
4. **Have it delivered.** Free within 60 km of either yard. Country South Australia is charged at cost.

On delivery you have five days and 500 km. If you change your mind, the car goes back on the truck and you have your
money back.
`),
    callToAction({
      heading: 'Ask for a video call',
      text: 'Any car, any day but Sunday.',
      actions: [
        ['Call 08 7010 0110', 'tel:08-7010-0110'],
        ['See all cars', '/search/used-cars'],
      ],
    }),
    priceSlider({ heading: 'Find one to send home' }),
  ],
);
