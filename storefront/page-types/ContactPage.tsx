import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { Blocks } from '@/blocks/Blocks.tsx';
import { loadLocations } from '@/content/locations.server.ts';
import type { PageDocument } from '@/content/page.server.ts';
import { EnquirySection } from '@/features/enquiry/EnquirySection.tsx';
import { PhoneList } from '@/features/location/PhoneList.tsx';
import { NOT_RETURNED, type ReturnedForm } from '@/forms/answers.ts';
import { PageHeader } from '@/layout/PageHeader.tsx';
import { aroundBlocks } from '@/preview/Editable.tsx';
import { breadcrumbList } from '@/seo/breadcrumbs.ts';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { CONTACT_PATH } from './page-address.ts';

const TITLE = 'Contact us';

/** Returns the metadata if no editor has created the page. */
export const contactMetadata = (site: Site): Metadata => ({
  title: TITLE,
  description: `Write to ${site.name} or ring us: the phone numbers of every department, and a form that a person answers.`,
  alternates: { canonical: CONTACT_PATH },
});

/**
 * The contact page (ROUTE-66): the form and all phone numbers, then the editor's blocks.
 * @param props.returned the invalid form, submitted without script
 */
export async function ContactPage({
  site,
  page,
  returned = NOT_RETURNED,
}: {
  site: Site;
  page: PageDocument | null;
  returned?: ReturnedForm;
}) {
  const title = page?.title ?? TITLE;
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: title, href: CONTACT_PATH },
  ];
  return (
    <main id="content">
      <PageHeader crumbs={crumbs} title={title} intro={page?.seo.description ?? null} />
      <EnquirySection site={site} path={CONTACT_PATH} title="Write to us" returned={returned}>
        <h2 className="mb-4 text-2xl">Ring us</h2>
        <PhoneList locations={await loadLocations(site.slug)} site={site} />
      </EnquirySection>
      {page && <Blocks headed blocks={page.blocks} site={site} around={aroundBlocks(page.id)} />}
      <JsonLd data={breadcrumbList(site, crumbs)} />
    </main>
  );
}
