import type { Site } from '@forecourt/lib/sites/site';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { vehicleSubtitle, vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { primaryImageUrl, vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PageForm } from '@/features/enquiry/PageForm.tsx';
import { formSetup } from '@/features/enquiry/setup.server.ts';
import { BOOK_ANCHOR, BOOK_PATH, BOOK_VEHICLE } from '@/features/test-drive/address.ts';
import type { ReturnedForm } from '@/forms/answers.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { stockNoun } from '@/stock/catalogue.server.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import { Link } from '@/ui/Link.tsx';
import { NumberedSteps } from '@/ui/NumberedSteps.tsx';
import { Picture } from '@/ui/Picture.client.tsx';

const STEPS = ['time', 'ready', 'drive'] as const;

/**
 * The test-drive form, next to the next steps.
 * @param props.vehicle null for a request without a particular vehicle
 * @param props.time the time that a link has chosen, `2026-11-23T09:00:00+11:00`; null without one
 */
export async function DriveForm({
  site,
  vehicle,
  time,
  returned,
}: {
  site: Site;
  vehicle: Vehicle | null;
  time: string | null;
  returned: ReturnedForm;
}) {
  const t = await getTranslations('bookDrive');
  const setup = await formSetup(site, 'testDrive', vehicle, null, await pageLanguage());
  const query = vehicle ? `?${BOOK_VEHICLE}=${encodeURIComponent(vehicle.slug)}` : '';
  const noun = vehicle ? itemWord(vehicle) : await stockNoun(site);
  const heading = vehicle ? t('yourDrive') : t('noneInMind', { noun });
  return (
    <section id={BOOK_ANCHOR} aria-label={heading} className="section scroll-mt-16">
      <div className="container grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="lg:sticky lg:top-24">
          <h2 className="mb-5 text-xl">{t('next')}</h2>
          <NumberedSteps
            steps={STEPS.map((step) => ({
              key: step,
              title: t(`steps.${step}.title`, { noun }),
              text: t(`steps.${step}.text`, { noun }),
            }))}
          />
        </div>
        <div className="card -order-1 p-card lg:order-none">
          <h2 className="mb-5 text-xl">{heading}</h2>
          {vehicle && <ChosenVehicle vehicle={vehicle} />}
          <PageForm
            setup={setup}
            page={`${BOOK_PATH}${query}#${BOOK_ANCHOR}`}
            time={time}
            returned={returned}
          />
        </div>
      </div>
    </section>
  );
}

function ChosenVehicle({ vehicle }: { vehicle: Vehicle }) {
  const t = useTranslations('bookDrive');
  const picture = primaryImageUrl(vehicle);
  const subtitle = vehicleSubtitle(vehicle);
  return (
    <div className="mb-6 flex items-center gap-4 border-b border-line pb-6">
      {picture && (
        <Picture
          src={picture}
          alt=""
          ratio={4 / 3}
          sizes="96px"
          maxWidth={320}
          className="h-18 w-24 flex-none rounded-control bg-sunken"
        />
      )}
      <div className="min-w-0">
        <p className="font-semibold">
          <Link
            href={vehiclePath(vehicle)}
            className="inline-block py-0.5 underline-offset-4 hover:underline"
          >
            {vehicleTitle(vehicle)}
          </Link>
        </p>
        {subtitle && <p className="truncate text-sm text-ink-muted">{subtitle}</p>}
        <p className="mt-1 text-sm">
          <HardLink href={BOOK_PATH} className="link">
            {t('another', { noun: itemWord(vehicle) })}
          </HardLink>
        </p>
      </div>
    </div>
  );
}
