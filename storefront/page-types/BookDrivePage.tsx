import { parseSlot } from '@forecourt/lib/leads/test-drive/slots';
import { line } from '@forecourt/lib/platform/text/schema';
import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { PageDocument } from '@/content/page.server.ts';
import { findLeadVehicle, isFormOffered } from '@/features/enquiry/setup.server.ts';
import { BOOK_PATH, BOOK_QUERY, BOOK_TIME, BOOK_VEHICLE } from '@/features/test-drive/address.ts';
import type { ReturnedForm } from '@/forms/answers.ts';
import { pageMetadata } from '@/seo/page-metadata.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { DriveForm } from './book-drive/DriveForm.tsx';
import { VehicleChooser } from './book-drive/VehicleChooser.tsx';
import { EditorPage } from './EditorPage.tsx';
import { formsOnPage } from './form-on-page.tsx';

/** Returns the metadata of the test-drive page (ROUTE-59), whether or not an editor has written it. */
export async function bookDriveMetadata(site: Site, page: PageDocument | null): Promise<Metadata> {
  if (page) return pageMetadata(site, page);
  const t = await getTranslations('bookDrive');
  return {
    title: t('title'),
    description: t('description', { site: site.name }),
    alternates: { canonical: BOOK_PATH },
  };
}

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
  const [t, enquiry] = await Promise.all([getTranslations('bookDrive'), getTranslations('enquiry')]);
  const document = page ?? {
    id: BOOK_PATH,
    language: await pageLanguage(),
    updatedAt: '',
    blocks: [],
    seo: { title: null, description: t('intro'), image: null, noindex: false },
    title: t('title'),
    path: BOOK_PATH,
  };
  const hasOwnForm = document.blocks.some(isDriveForm);
  if (vehicle)
    return (
      <EditorPage
        site={site}
        page={{ ...document, blocks: document.blocks.filter((block) => !isDriveForm(block)) }}
        above={<DriveForm site={site} vehicle={vehicle} time={timeOf(query)} returned={returned} />}
      />
    );
  const problem = name ? enquiry(chosenVehicle ? 'problems.noTestDrive' : 'problems.gone') : null;
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
