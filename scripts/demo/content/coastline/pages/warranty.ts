import { callToAction, page, richText } from '../../shared/blocks.ts';

export const warranty = page(
  '/warranty',
  'Warranty',
  'Warranty on new and used caravans from Coastline, on and off the bitumen.',
  [
    richText(`
## New caravans

Builders warrant their vans for one to five years, longest for the chassis and shortest for what moves. Appliances carry
their own maker's warranty. We keep all of it in one folder for you and deal with the builder on your behalf.

![A small white caravan on a beach in the morning](coastline-compact)

## Off the bitumen

Read the builder's words about gravel before you choose. A van sold for sealed roads is not covered on the Gibb River
Road. We note on each listing what its maker allows.

## Used caravans

Used vans have three months of cover from us on chassis, brakes, gas, water and fixed appliances, and a leak warranty of
twelve months, because water is what ends a caravan.

## Keeping it

- Have the yearly service done and stamped, by us or by any licensed workshop.
- Keep the seals washed and the van under its rated mass.
- Tell us early. A photo on the day helps more than a letter next year.

Your rights under the Australian Consumer Law come on top of all this.
`),
    callToAction({
      heading: 'Something come loose?',
      text: 'Send us a photo from wherever you are camped.',
      actions: [['Call the workshop', 'tel:02-7010-0112']],
    }),
  ],
);
