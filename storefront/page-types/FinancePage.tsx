import type { Site } from '@forecourt/lib/sites/site';
import { FINANCE_ANCHOR } from '@forecourt/lib/vehicle/finance/link';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { vehicleSubtitle, vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { primaryImageUrl, vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
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
import { BreadcrumbData } from '@/seo/BreadcrumbData.tsx';
import { pageLanguage } from '@/site/page-language.server.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { NumberedSteps } from '@/ui/NumberedSteps.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import { leadingFinder } from './leading-finder.ts';

/** Returns the finance page's metadata, if no editor has written it. */
export async function financeMetadata(site: Site): Promise<Metadata> {
  const [t, titles] = await Promise.all([getTranslations('financePage'), getTranslations('pageTitles')]);
  return {
    title: titles('finance'),
    description: t('description', { site: site.name }),
    alternates: { canonical: site.settings.financePath },
  };
}

/**
 * A site's finance page (ROUTE-44 to ROUTE-46): an editor's finder if it is the first block, the vehicle or three
 * steps, the form, then the other blocks.
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
  const [t, titles, ui] = await Promise.all([
    getTranslations('financePage'),
    getTranslations('pageTitles'),
    getTranslations('ui'),
  ]);
  const ownTitle = page?.title ?? titles('finance');
  const title = vehicle ? t('forVehicle', { vehicle: vehicleTitle(vehicle) }) : ownTitle;
  const crumbs = [
    { name: ui('home'), href: '/' },
    { name: ownTitle, href: site.settings.financePath },
  ];
  const setup = await formSetup(site, 'finance', vehicle, null, await pageLanguage());
  const { phone } = setup.dealer;
  const query = vehicle ? `?${FINANCE_VEHICLE}=${encodeURIComponent(vehicle.id)}` : '';
  const { before, after } = leadingFinder(page?.blocks ?? [], vehicle !== null);
  const ofPage = (blocks: PageDocument['blocks']) =>
    page && <Blocks headed document={page} blocks={blocks} site={site} around={aroundBlocks(page.id)} />;
  return (
    <main id="content">
      <PageHeader
        crumbs={crumbs}
        title={title}
        document={vehicle ? null : page}
        intro={vehicle ? t('introVehicle', { noun: itemWord(vehicle) }) : (page?.seo.description ?? null)}
      />
      {ofPage(before)}
      <section id={FINANCE_ANCHOR} className="section scroll-mt-16">
        <div className="container grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <div className="grid gap-8 lg:sticky lg:top-24">
            <PopupLink site={site} vehicle={vehicle} />
            {vehicle ? <VehicleCard site={site} vehicle={vehicle} /> : <Steps site={site} />}
            {phone && (
              <p>
                {t.rich('preferToTalk', {
                  phone: () => <Phone phone={phone} call className="link font-semibold" />,
                })}
              </p>
            )}
          </div>
          <div className="card p-card">
            <h2 className="mb-5 text-xl">{t('enquiry')}</h2>
            <PageForm
              setup={setup}
              page={`${site.settings.financePath}${query}#${FINANCE_ANCHOR}`}
              returned={returned}
            />
          </div>
        </div>
      </section>
      {ofPage(after)}
      <BreadcrumbData site={site} crumbs={crumbs} />
    </main>
  );
}

function VehicleCard({ site, vehicle }: { site: Site; vehicle: Vehicle }) {
  const t = useTranslations('financePage');
  const picture = primaryImageUrl(vehicle);
  const subtitle = vehicleSubtitle(vehicle);
  return (
    <Beside title={t('theVehicle', { noun: itemWord(vehicle) })}>
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
              <bdi>{vehicleTitle(vehicle)}</bdi>
            </Link>
          </h3>
          {subtitle && (
            <p className="text-sm text-ink-muted">
              <bdi>{subtitle}</bdi>
            </p>
          )}
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
  const t = useTranslations('financePage');
  const steps = financeSteps(site, useLanguage());
  return (
    <Beside title={t('threeSteps')}>
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
