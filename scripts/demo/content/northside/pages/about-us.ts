import { callToAction, page, reviews, richText, team, valuePropositions } from '../../shared/blocks.ts';
import { columns, enquiryForm, latestNews } from '../../shared/page-blocks.ts';
import { photographs } from '../photographs.ts';

export const aboutUs = page(
  '/about-us',
  'About us',
  'Northside Mazda: two showrooms and two workshops in Preston and Epping, one brand since 1987.',
  [
    richText(`
We have sold and serviced one brand, in one part of Melbourne, since 1987. That is the whole idea. When you look
after the same cars every day for almost forty years, you know which bolt works loose on which model.

![The showroom lit from inside at dusk](editorial/location-2)

## Preston and Epping

Preston is where we started: new cars in front, the workshop behind, the tram past the door. Epping opened in 2011
with a larger service centre and our pre-owned cars. You can drive a car from either and collect it from the other.

## How we sell

New cars have one drive-away price, written on the card beside them. Test drives last as long as you need, on roads
you know. Nobody will ask what it would take to get you into a car today.
`),
    valuePropositions({
      heading: 'One brand, properly',
      items: [
        {
          icon: 'badge-check',
          title: 'Factory-trained',
          text: 'Every technician trains each year on the models they service, hybrids and electric cars included.',
        },
        {
          icon: 'truck',
          title: 'Parts on the shelf',
          text: 'Nine of ten parts for cars of the last ten years are in stock at Epping.',
        },
        {
          icon: 'clock',
          title: 'Service that runs to time',
          text: 'You choose the hour. If we run over, we ring before you do.',
        },
      ],
    }),
    team(),
    reviews(),
    columns({
      heading: 'Two showrooms, one team',
      columns: [
        {
          image: photographs.preston,
          title: 'Preston',
          text: 'New cars and the first of our workshops, since 1987. The tram stops at the door.',
          to: ['Preston', '/contact-us'],
        },
        {
          image: photographs.epping,
          title: 'Epping',
          text: 'Pre-owned cars, parts and the larger service centre, with room to park a trailer.',
          to: ['Epping', '/contact-us'],
        },
      ],
    }),
    latestNews(),
    enquiryForm({
      heading: 'Ask us anything',
      intro: 'About a car, a service or a bill. One of us answers within one business day.',
      form: 'enquiry',
    }),
    callToAction({
      heading: 'See them in the metal',
      text: 'Both showrooms are open six days, Preston on Sunday as well.',
      actions: [
        ['Find a showroom', '/contact-us'],
        ['View new cars', '/search/new-cars'],
      ],
    }),
  ],
);
