import { page, pageForm, richText } from '../../shared/blocks.ts';
import { photograph } from '../../shared/picture.ts';

export const bookTestDrive = page(
  '/book-test-drive',
  'Book a test drive',
  'Drive any current Mazda from Preston or Epping, on a route that shows what it does, for as long as you need.',
  [
    richText(`
## Three roads, one car

From Preston the route takes in tram tracks, the Western Ring and a hill in Reservoir. From Epping there are gravel and a
straight. Say what your days look like, and we plan the half hour around it.
`),
  ],
  pageForm({
    kind: 'testDrive',
    heading: 'Your drive',
    anchor: 'test-drive',
    image: photograph('editorial/hero-franchise', 'A red Mazda in the evening light'),
    steps: [
      ['Choose a time', 'It is yours at once, and the mail has it for your calendar.'],
      ['The car is yours', 'Cleaned, charged and set up for your height.'],
      ['Take it home', 'Ask for the overnight drive: it has to fit your garage too.'],
    ],
  }),
);
