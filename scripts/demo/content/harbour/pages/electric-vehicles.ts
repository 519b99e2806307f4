import { callToAction, featuredCars, page, priceSlider, richText } from '../../shared/blocks.ts';
import { videoFile } from '../../shared/page-blocks.ts';
import { stockPath } from '../../shared/stock-path.ts';
import { photographs } from '../photographs.ts';

export const electricVehicles = page(
  '/pages/electric-vehicles',
  'Electric vehicles',
  'Plain answers about range, charging and running costs in South East Queensland, from people who service them.',
  [
    richText(`
We sell electric cars and plug-in hybrids from several of our makes and work on them at Albion, Southport and
Maroochydore. Here is what people ask us most.

![A small white SUV on the sand in the morning](harbour-electric)

## How far will it go?

Most new electric cars do 350 to 500 km on a charge. The average car in Brisbane does about 35 km a day, so most
owners plug in once or twice a week.

## Where do I charge?

At home, overnight, on an ordinary power point or a wall box. A wall box is three to six times quicker and needs an
electrician. On the road there are fast chargers along the Bruce and Pacific highways, usually less than an hour apart.

## What does it cost to run?

At home, roughly a third of the petrol for the same distance; with solar on the roof, less. There is no oil to change,
but tyres, brakes and coolant still need looking after, so a yearly service is still worth having.

## What about the battery?

Manufacturers warrant it for eight years or 160,000 km, commonly to 70 per cent of its first capacity. We measure the
battery of every used electric car we sell and show you the figure.

The quickest answer to most questions is half an hour at the wheel: [book a test drive](/book-test-drive).
`),
    videoFile({
      heading: 'All the way round',
      intro:
        'Every electric car in our stock is photographed on the same turntable, so you can look at each panel.',
      title: 'A white SUV turns on its stand',
      poster: photographs.electric,
      file: 'assets/files/films/suv-white.mp4',
      captions: 'assets/files/films/suv-white.vtt',
    }),
    featuredCars({
      heading: 'Electric, in stock now',
      filter: { fuels: ['Electric'] },
      layout: 'grid',
      count: 6,
      viewAllLabel: 'All electric cars',
    }),
    priceSlider({ heading: 'Or start with the price' }),
    callToAction({
      heading: 'Drive one for a weekend',
      text: 'Ask for a two-day test drive and see how charging fits your week.',
      actions: [
        ['See electric cars', stockPath('/search', { simple_fuel: 'Electric' })],
        ['Talk to us', '/contact'],
      ],
    }),
  ],
);
