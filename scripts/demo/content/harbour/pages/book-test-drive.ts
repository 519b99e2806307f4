import { page, pageForm, richText } from '../../shared/blocks.ts';
import { photograph } from '../../shared/picture.ts';

export const bookTestDrive = page(
  '/book-test-drive',
  'Book a test drive',
  'Drive a new, demonstrator or used car from any of six Harbour dealerships, alone if you like, or have it brought to you.',
  [
    richText(`
## Good to know

- Bring your licence. Learners are welcome with whoever teaches them.
- Take your time: half an hour is usual, and an afternoon is fine if nobody waits for the car.
- Bring the pram, the surfboard, the mother-in-law. Better here than after you have paid.
- Within 30 km of a dealership we bring the car to you, on any weekday.
`),
  ],
  pageForm({
    kind: 'testDrive',
    heading: 'Which car, and when?',
    anchor: 'test-drive',
    image: photograph('editorial/handover', 'Keys are handed over beside a car'),
    steps: [
      ['Choose a time', 'It is yours at once. Leave it open, and we ring you within two working hours.'],
      ['The car is ready', 'Clean, charged or fuelled, and parked where you can drive straight off.'],
      ['You drive', 'With us beside you or without. Nobody asks for a signature afterwards.'],
    ],
  }),
);
