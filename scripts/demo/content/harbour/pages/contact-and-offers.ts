import { callToAction, locationCards, locationMap, page, richText } from '../../shared/blocks.ts';

export const locationsPage = page(
  '/locations',
  'Locations',
  'Sales, service and parts at six Harbour dealerships: Albion, Moorooka, Southport, Burleigh Heads, Maroochydore, Noosaville.',
  [
    locationCards({
      heading: 'Sales, service and parts',
      intro: 'Choose sales, service or parts. Hours on public holidays are on each page.',
      showFilter: true,
    }),
    locationMap({ intro: 'Between Noosaville and Burleigh Heads one of us is never far away.' }),
    callToAction({
      heading: 'Not sure where to start?',
      text: 'Ring Albion. They know who has what.',
      actions: [
        ['Call 07 7010 0110', 'tel:07-7010-0110'],
        ['Contact us', '/contact'],
      ],
    }),
  ],
);

export const contact = page(
  '/contact',
  'Contact us',
  'Phone numbers and email addresses of Harbour Motor Group, by what you would like to talk about.',
  [
    richText(`
## By phone

A person answers between 8.30 am and 5.30 pm on weekdays and until 5 pm on Saturday. If we miss you, we ring back by the
end of the next business day.

- **A car you have seen:** [07 7010 0110](tel:07-7010-0110)
- **Service:** [07 7010 0112](tel:07-7010-0112)
- **Parts and accessories:** [07 7010 0114](tel:07-7010-0114)
- **Finance:** [07 7010 0116](tel:07-7010-0116)
- **Fleet:** [07 7010 0117](tel:07-7010-0117)
- **Selling your car:** [07 7010 0118](tel:07-7010-0118)

## In writing

By email: [hello@harbourmotorgroup.example](mailto:hello@harbourmotorgroup.example). By post: 114 Sandgate Road, Albion
QLD 4010.

## If something went wrong

Write to the manager of the location. Every one of them reads their own mail.
`),
  ],
);

export const specialOffersPage = page(
  '/special-offers',
  'Special offers',
  'Current offers on new cars, used cars, finance, service and tyres at Harbour Motor Group.',
  [
    callToAction({
      heading: 'Not what you were after?',
      text: 'Tell us the car and the budget. We find it or say so.',
      actions: [
        ['The plate clearance', '/pages/plate-clearance'],
        ['Contact us', '/contact'],
      ],
      tone: 'light',
    }),
  ],
);
