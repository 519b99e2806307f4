import { parseSlot } from '@forecourt/lib/leads/test-drive/slots';
import { line } from '@forecourt/lib/platform/text/schema';
import { BOOK_DRIVE_TITLE } from '@forecourt/lib/sites/page-titles';
import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import type { PageDocument } from '@/content/page.server.ts';
import { NO_TEST_DRIVE_TEXT, VEHICLE_GONE_TEXT } from '@/features/enquiry/answers.ts';
import { findLeadVehicle, isFormOffered } from '@/features/enquiry/setup.server.ts';
import { BOOK_PATH, BOOK_QUERY, BOOK_TIME, BOOK_VEHICLE } from '@/features/test-drive/address.ts';
import type { ReturnedForm } from '@/forms/answers.ts';
import { pageMetadata } from '@/seo/page-metadata.ts';
import { DriveForm } from './book-drive/DriveForm.tsx';
import { VehicleChooser } from './book-drive/VehicleChooser.tsx';
import { EditorPage } from './EditorPage.tsx';
import { formsOnPage } from './form-on-page.tsx';

const INTRO = 'Choose a car and a time. It takes a minute, and you can cancel at any time.';

const UNWRITTEN = {
  id: BOOK_PATH,
  updatedAt: '',
  blocks: [],
  seo: { title: null, description: INTRO, image: null, noindex: false },
};

/** Returns the metadata of the test-drive page (ROUTE-59), whether or not an editor has written it. */
export const bookDriveMetadata = (site: Site, page: PageDocument | null): Metadata =>
  page
    ? pageMetadata(site, page)
    : {
        title: BOOK_DRIVE_TITLE,
        description: `Book a test drive at ${site.name}. Choose a car and a time that suits you.`,
        alternates: { canonical: BOOK_PATH },
      };

const words = line(200).catch('').default('');
/** Returns the time that the address names, if it has the format of the free times. */
function timeOf(query: Readonly<Record<string, string | string[] | undefined>>): string | null {
  const time = first(query[BOOK_TIME]);
  return parseSlot(time) ? time : null;
}

const first = (value: string | string[] | undefined) => words.parse(Array.isArray(value) ? value[0] : value);

/**
 * The page for booking a test drive (ROUTE-59). With a vehicle it shows the form; without one it asks
 * which, with a search that works without script.
 */
export async function BookDrivePage({
  site,
  page,
  query,
  returned,
}: {
  site: Site;
  page: PageDocument | null;
  query: Readonly<Record<string, string | string[] | undefined>>;
  returned: ReturnedForm;
}) {
  const name = first(query[BOOK_VEHICLE]);
  const chosenVehicle = name ? await findLeadVehicle(site, name) : null;
  const vehicle = chosenVehicle && isFormOffered(site, 'testDrive', chosenVehicle) ? chosenVehicle : null;
  const document = page ?? { ...UNWRITTEN, title: BOOK_DRIVE_TITLE, path: BOOK_PATH };
  const hasOwnForm = document.blocks.some(isDriveForm);
  if (vehicle)
    return (
      <EditorPage
        site={site}
        page={{ ...document, blocks: document.blocks.filter((block) => !isDriveForm(block)) }}
        above={<DriveForm site={site} vehicle={vehicle} time={timeOf(query)} returned={returned} />}
      />
    );
  const problem = name ? (chosenVehicle ? NO_TEST_DRIVE_TEXT : VEHICLE_GONE_TEXT) : null;
  return (
    <EditorPage
      site={site}
      page={document}
      renderForm={formsOnPage(BOOK_PATH, returned)}
      above={
        <>
          <VehicleChooser site={site} query={first(query[BOOK_QUERY])} problem={problem} />
          {!hasOwnForm && <DriveForm site={site} vehicle={null} time={null} returned={returned} />}
        </>
      }
    />
  );
}

const isDriveForm = (block: PageDocument['blocks'][number]): boolean =>
  block._type === 'enquiryForm' && block.form === 'testDrive';
