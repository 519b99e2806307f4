import { CONTACT_TITLE } from '@forecourt/lib/sites/page-titles';
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

/** Returns the contact page's metadata, if no editor has written it. */
export const contactMetadata = (site: Site): Metadata => ({
  title: CONTACT_TITLE,
  description: `Contact ${site.name}: phone numbers for every department, and an enquiry form.`,
  alternates: { canonical: CONTACT_PATH },
});

/**
 * The contact page (ROUTE-66): the form and every phone number, then an editor's blocks for this address.
 * @param props.returned the submitted form, from a browser without script
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
  const title = page?.title ?? CONTACT_TITLE;
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
