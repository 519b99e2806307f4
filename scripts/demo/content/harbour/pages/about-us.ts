import {
  callToAction,
  page,
  reviews,
  richText,
  searchBar,
  statsBanner,
  team,
  valuePropositions,
} from '../../shared/blocks.ts';
import { gallery, latestNews, testimonial } from '../../shared/page-blocks.ts';
import { figuresOfHarbour } from '../figures.ts';
import { photographs } from '../photographs.ts';

export const aboutUs = page(
  '/about-us',
  'About us',
  'How a two-bay workshop on Sandgate Road became a group of six dealerships across South East Queensland.',
  [
    richText(`
Harbour began in 1994 as a two-bay workshop on Sandgate Road, Albion. People who had their cars serviced there
started asking whether we could find them the next one. We could, and we have been doing both ever since.

![A silver sedan, a red SUV and a dark blue coupe in a showroom in the evening](editorial/showroom)

## Six dealerships, one way of working

Today we have six dealerships between Noosaville and Burleigh Heads and represent twelve makes. Each has its own
workshop manager, its own sales team and its own customers who drop in for coffee. What they share is how they
treat people:

- **One price.** The price on the car is the price at the desk. Dealer charges are in it, not under it.
- **One answer.** The person who takes your call is the person who rings you back, by the end of the next business day.
- **One history.** A car sold or serviced at any of our six dealerships has one record, and you can have a copy.

## Still a family business

The founders' daughter runs the group now, and two of the first four mechanics still work here. We have never
floated, merged or put sales targets on the service desk. We think you can tell.

> We would rather sell you your third car than your first.

Two more names on the sign are ours: [TWG Cars](/twg-cars), where our best trade-ins go, and
[TWG Rental](/twg-rental), for a ute by Monday.
`),
    statsBanner({ heading: 'Thirty years adds up', figures: figuresOfHarbour }),
    valuePropositions({
      heading: 'What we put our name to',
      items: [
        {
          icon: 'shield-check',
          title: 'Checked before it is listed',
          text: 'Every used car passes a 120-point inspection in our own workshops. The report is yours to read.',
        },
        {
          icon: 'hand-coins',
          title: 'Trade-in figures that hold',
          text: 'A written figure is good for seven days, whether or not you buy from us.',
        },
        {
          icon: 'map-pin',
          title: 'Looked after anywhere',
          text: 'Buy in Noosaville, service in Moorooka. Your car and its records are known at all six dealerships.',
        },
      ],
    }),
    team(),
    reviews(),
    gallery({
      heading: 'Six dealerships',
      pictures: [
        photographs.albion,
        photographs.moorooka,
        photographs.southport,
        photographs.burleigh,
        photographs.maroochydore,
        photographs.noosaville,
      ],
    }),
    testimonial({
      quotes: [
        {
          text: 'Thirty years ago they fixed my Corona. Last month they sold my granddaughter her first car, at the price on the windscreen.',
          name: 'Joan, Nundah',
          about: 'Customer since 1996',
        },
      ],
    }),
    latestNews(),
    callToAction({
      heading: 'Come and see for yourself',
      text: 'The coffee at Albion is better than it needs to be.',
      actions: [
        ['Find a location', '/locations'],
        ['Work with us', '/careers'],
      ],
    }),
    searchBar({ heading: 'Or look at the cars first' }),
  ],
);
