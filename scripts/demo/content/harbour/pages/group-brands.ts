import {
  callToAction,
  featuredCars,
  page,
  richText,
  searchBar,
  statsBanner,
  valuePropositions,
} from '../../shared/blocks.ts';
import { photograph } from '../../shared/picture.ts';
import { stockPath } from '../../shared/stock-path.ts';

export const twgCars = page(
  '/twg-cars',
  'TWG Cars',
  'TWG Cars are the group’s own used cars: under eight years old, one price, and a seven-day exchange.',
  [
    searchBar({ heading: 'Which one is yours?', showTypes: false }),
    featuredCars({
      heading: 'This week at TWG Cars',
      intro: 'Straight from our own trade-ins, with the books that came with them.',
      filter: { carTypes: ['used'], yearFrom: 2018 },
      sort: 'created_at:desc',
      layout: 'grid',
      viewAllLabel: 'See every used car',
    }),
    richText(`
## Why we keep the best trade-ins

Most dealers send what they take in to auction. We keep the ones we would lend to our own families, because we know who
drove them and who serviced them. They never see an auction lane, and you never pay for one.

- Eight years old or younger, with a service history we can show you.
- One price, on the windscreen and here. No fee appears later.
- Seven days to change your mind, within 500 km.
`),
    callToAction({
      heading: 'Selling yours?',
      text: 'That is where TWG Cars come from. We answer with a figure the same day.',
      actions: [['Sell my car', '/sell-my-car']],
      tone: 'light',
    }),
  ],
);

export const twgRental = page(
  '/twg-rental',
  'TWG Rental',
  'Utes, vans and cars by the day, the week or the month from Albion and Moorooka, with unlimited kilometres in Queensland.',
  [
    callToAction({
      heading: 'A ute by Monday',
      text: 'Ring before noon and it stands ready the next morning, cleaned and full.',
      actions: [
        ['Call 07 7010 0117', 'tel:07-7010-0117'],
        ['Where we are', '/locations'],
      ],
      image: photograph('harbour-work', 'A ute at work'),
    }),
    richText(`
## What it costs

- **Small car**, five seats: $59 a day, $329 for seven days.
- **Dual-cab ute**, one tonne, tow bar: $99 a day, $560 for seven days.
- **Van**, long wheelbase: $109 a day, $620 for seven days.
- **SUV**, seven seats: $95 a day, $540 for seven days.

Prices include GST, roadside assistance and every kilometre within Queensland. Drivers are 21 or older with an open
licence; the excess is $2,500 and can be halved for $15 a day.

## By the month

Between cars, or waiting for one to land? From a month on, the rate drops by a fifth, and servicing stays with us.
Businesses with an ABN get one invoice at the end of it.
`),
    statsBanner({
      figures: [
        [38, '', 'Vehicles to hire'],
        [2, '', 'Depots'],
        [7, '', 'Days a week'],
      ],
    }),
  ],
);

export const twgTyres = page(
  '/twg-tyres',
  'TWG Tyres',
  'Tyres, wheel alignment and balancing at six Harbour workshops: the fitted price up front, most sizes the same day.',
  [
    valuePropositions({
      heading: 'The price on the phone is the price at the counter',
      items: [
        {
          icon: 'wallet',
          title: 'Fitted, all in',
          text: 'Valve, balance and disposal are in the price we quote. There is no fourth line.',
        },
        {
          icon: 'clock',
          title: 'While you wait',
          text: 'Forty minutes for four tyres, with coffee that is worth it.',
        },
        {
          icon: 'shield-check',
          title: 'Puncture cover',
          text: 'We mend any tyre bought here for two years, as often as it needs it.',
        },
      ],
    }),
    richText(`
![The front wheel of a green four-wheel drive, close up](editorial/offer-wheel)

## Which tyre?

The placard inside the driver's door says the size and the pressures. Read it to us, or send a photo of it, and we offer
three: the one the maker fits, the one we would buy, and the cheapest we would still put our name to.

All-terrain, run-flat and electric-car tyres are in stock in Albion and Moorooka, and two days away everywhere else.
`),
    callToAction({
      heading: 'Four for the price of three',
      text: 'On three brands, every size, until the end of January.',
      actions: [
        ['Read the offer', '/special-offers?category=service-offer'],
        ['Call 07 7010 0114', 'tel:07-7010-0114'],
      ],
    }),
  ],
);

export const neotek = page(
  '/neotek',
  'Neotek protection',
  'Ceramic paint protection, window film and leather care by Neotek, fitted in our own bays before you collect the car.',
  [
    richText(`
Queensland sun takes the gloss off a bonnet in four summers. Neotek is a ceramic coat that goes on once, in a dust-free
bay, and keeps water, bat droppings and road film from biting into the paint.

## What we fit

- **Paint**: two coats, cured overnight. Nine years of cover against fading and etching, in writing.
- **Glass**: film that stops 99 percent of ultraviolet light, as dark as the law allows and no darker.
- **Cabin**: fabric and leather sealed, so that a spilt milkshake is a wipe and not a week.

## When it is not worth it

If you change cars every two years, or park under cover and wash by hand, spend the money on tyres. We say so, and our
detailers are not on commission.
`),
    valuePropositions({
      items: [
        { icon: 'calendar-check', title: 'One night', text: 'In by noon, yours again by noon the next day.' },
        {
          icon: 'badge-check',
          title: 'A gloss reading',
          text: 'Measured before and after, and written on the certificate.',
        },
        {
          icon: 'heart-handshake',
          title: 'Goes with the car',
          text: 'Sell it, and the next owner keeps the cover.',
        },
      ],
    }),
    callToAction({
      heading: 'Ask for a price for your car',
      text: 'It depends on the size and on how the paint is now. Five minutes with a torch tells us.',
      actions: [
        ['Contact us', '/contact'],
        ['Parts and accessories', '/vehicle-parts-and-accessories'],
      ],
      tone: 'light',
    }),
  ],
);

export const outdoor = page(
  '/4x4-outdoor',
  '4x4 Outdoor',
  'Bull bars, suspension, canopies and recovery gear for utes and four-wheel drives, engineered and fitted in Moorooka.',
  [
    callToAction({
      heading: 'Built for the track, legal for the road',
      text: 'Every kit leaves with its engineering certificate, so your insurer has nothing to ask.',
      actions: [
        ['Find a part', '/parts/search'],
        ['Utes in stock', stockPath('/search', { simple_body: 'ute' })],
      ],
      image: photograph('editorial/slide-off-road', 'A four-wheel drive on a sandy track'),
    }),
    richText(`
## Three ways to start

1. **Weekender**: recovery points, all-terrain tyres, a compressor and a shovel. From $2,900 fitted.
2. **Tourer**: 40 mm lift, bull bar, driving lights, dual battery and roof rack. From $9,800 fitted.
3. **Long way round**: GVM upgrade, long-range tank, canopy with drawers and fridge. From $19,500 fitted and certified.

We weigh the vehicle before and after, and hand you both slips. What a kit weighs comes off what you may carry, and
nobody should learn that at a roadside scale.
`),
    featuredCars({
      heading: 'Start with one of these',
      filter: { bodies: ['ute'] },
      layout: 'carousel',
      viewAllLabel: 'See every ute',
    }),
  ],
);
