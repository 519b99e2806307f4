import { FINANCE_TITLE } from '@forecourt/lib/sites/page-titles';
import type { Site } from '@forecourt/lib/sites/site';
import { FINANCE_ANCHOR } from '@forecourt/lib/vehicle/finance/link';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { vehicleSubtitle, vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { primaryImageUrl, vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Blocks } from '@/blocks/Blocks.tsx';
import type { PageDocument } from '@/content/page.server.ts';
import { PageForm } from '@/features/enquiry/PageForm.tsx';
import { formSetup } from '@/features/enquiry/setup.server.ts';
import { FINANCE_VEHICLE } from '@/features/finance/fields.ts';
import { financeSteps } from '@/features/finance/steps.ts';
import { PopupLink } from '@/features/finance-journey/PopupLink.tsx';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { itemIcon } from '@/features/vehicle-card/item-icon.ts';
import { PriceLine } from '@/features/vehicle-card/PriceLine.tsx';
import { cardRules } from '@/features/vehicle-card/rules.ts';
import { NOT_RETURNED, type ReturnedForm } from '@/forms/answers.ts';
import { PageHeader } from '@/layout/PageHeader.tsx';
import { aroundBlocks } from '@/preview/Editable.tsx';
import { breadcrumbList } from '@/seo/breadcrumbs.ts';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { pageLanguage } from '@/site/page-language.server.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { NumberedSteps } from '@/ui/NumberedSteps.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { useLanguage } from '@/ui/use-language.ts';

/** Returns the finance page's metadata, if no editor has written it. */
export const financeMetadata = (site: Site): Metadata => ({
  title: FINANCE_TITLE,
  description: `Ask ${site.name} about car finance: enter a few details online and get a personalised rate.`,
  alternates: { canonical: site.settings.financePath },
});

/**
 * A site's finance page (ROUTE-44 to ROUTE-46): the vehicle or three steps, the form, then an editor's
 * blocks.
 * @param props.returned the submitted form, from a browser without script
 */
export async function FinancePage({
  site,
  page,
  vehicle,
  returned = NOT_RETURNED,
}: {
  site: Site;
  page: PageDocument | null;
  vehicle: Vehicle | null;
  returned?: ReturnedForm;
}) {
  const title = vehicle ? `Finance for the ${vehicleTitle(vehicle)}` : (page?.title ?? FINANCE_TITLE);
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: page?.title ?? FINANCE_TITLE, href: site.settings.financePath },
  ];
  const setup = await formSetup(site, 'finance', vehicle, null, await pageLanguage());
  const query = vehicle ? `?${FINANCE_VEHICLE}=${encodeURIComponent(vehicle.id)}` : '';
  return (
    <main id="content">
      <PageHeader
        crumbs={crumbs}
        title={title}
        intro={
          vehicle
            ? `Send us your details and we’ll get back to you with a weekly repayment for this ${itemWord(vehicle)}.`
            : (page?.seo.description ?? null)
        }
      />
      <section id={FINANCE_ANCHOR} className="section scroll-mt-16">
        <div className="container grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <div className="grid gap-8 lg:sticky lg:top-24">
            <PopupLink site={site} vehicle={vehicle} />
            {vehicle ? <VehicleCard site={site} vehicle={vehicle} /> : <Steps site={site} />}
            {setup.dealer.phone && (
              <p>
                Prefer to talk? <Phone phone={setup.dealer.phone} call className="link font-semibold" />
              </p>
            )}
          </div>
          <div className="card p-card">
            <h2 className="mb-5 text-xl">Finance Enquiry</h2>
            <PageForm
              setup={setup}
              page={`${site.settings.financePath}${query}#${FINANCE_ANCHOR}`}
              returned={returned}
            />
          </div>
        </div>
      </section>
      {page && <Blocks headed blocks={page.blocks} site={site} around={aroundBlocks(page.id)} />}
      <JsonLd data={breadcrumbList(site, crumbs)} />
    </main>
  );
}

function VehicleCard({ site, vehicle }: { site: Site; vehicle: Vehicle }) {
  const picture = primaryImageUrl(vehicle);
  const subtitle = vehicleSubtitle(vehicle);
  return (
    <Beside title={`The ${itemWord(vehicle)}`}>
      <article className="card relative">
        <div className="relative flex aspect-video items-center justify-center bg-sunken text-line-strong">
          <Icon name={itemIcon(vehicle)} size={64} />
          {picture && (
            <Picture
              src={picture}
              alt=""
              ratio={16 / 9}
              sizes="(width >= 992px) 540px, 100vw"
              maxWidth={1080}
              priority
              className="absolute inset-0 h-full w-full"
            />
          )}
        </div>
        <div className="grid gap-2 p-card">
          <h3 className="text-lg">
            <Link href={vehiclePath(vehicle)} className="card-link underline-offset-4 hover:underline">
              {vehicleTitle(vehicle)}
            </Link>
          </h3>
          {subtitle && <p className="text-sm text-ink-muted">{subtitle}</p>}
          <PriceLine
            vehicle={vehicle}
            rules={{ ...cardRules(site, new Date()), marketIndicatorEnabled: false }}
          />
        </div>
      </article>
    </Beside>
  );
}

function Steps({ site }: { site: Site }) {
  const steps = financeSteps(site, useLanguage());
  return (
    <Beside title="Three steps">
      <NumberedSteps steps={steps.map((step) => ({ ...step, key: step.title }))} />
    </Beside>
  );
}

function Beside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-5 text-xl">{title}</h2>
      {children}
    </div>
  );
}
