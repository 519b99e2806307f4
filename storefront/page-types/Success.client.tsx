'use client';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { useTranslations } from 'next-intl';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { FormVehicle } from '@/features/enquiry/setup.ts';
import { readStored } from '@/features/enquiry/store.client.ts';
import { parseStored } from '@/features/enquiry/store.ts';
import { storedVehicle, type Thanks, thanksFor } from '@/features/enquiry/success.ts';
import { slotText } from '@/features/test-drive/days.ts';
import { SIMILAR_PLACEHOLDERS } from '@/features/vehicle/similar/placeholders.ts';
import { SimilarVehicles } from '@/features/vehicle/similar/SimilarVehicles.client.tsx';
import { CardSkeletons } from '@/features/vehicle-card/CardSkeleton.tsx';
import type { CardRules } from '@/features/vehicle-card/rules.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import './success.css';

/** This browser's last enquiry; empty on the server and if nothing is stored. */
interface LastEnquiry {
  thanks: Thanks;
  car: FormVehicle | null;
}

/**
 * The page after a form (ROUTE-06, ROUTE-07), for this browser's last enquiry.
 * @param props.places contact and hours of each location, by id and by dealership; `main` is the fallback
 */
export function Success({
  siteSlug,
  places,
  main,
  rules,
  grid,
  sizes,
}: {
  siteSlug: string;
  places: { id: string; dealershipId: string | null; block: ReactNode }[];
  main: ReactNode;
  rules: CardRules;
  grid: string;
  sizes: string;
}) {
  const t = useTranslations('success');
  const language = useLanguage();
  const [enquiry, setEnquiry] = useState<LastEnquiry>({ thanks: thanksFor(t, null), car: null });
  const [isKnown, setIsKnown] = useState(false);
  useLayoutEffect(() => {
    const category = readStored(siteSlug, 'SuccessCategory');
    const vehicle = category ? storedVehicle(parseStored(readStored(siteSlug, 'EnquireCar'))) : null;
    const time = slotText(readStored(siteSlug, 'DriveTime') ?? '', language);
    const drive = time ? { time, place: readStored(siteSlug, 'DrivePlace') } : null;
    const thanks = thanksFor(t, category, parseStored(readStored(siteSlug, 'SuccessThanks')), drive);
    setEnquiry({ thanks, car: vehicle });
    setIsKnown(true);
  }, [siteSlug, t, language]);
  const { thanks, car: vehicle } = enquiry;
  const place =
    places.find(({ id }) => id === vehicle?.locationId) ??
    places.find(({ dealershipId }) => vehicle && dealershipId === vehicle.dealershipId);
  return (
    <>
      {/* Only the browser knows the enquiry: text for other enquiries stays hidden, and nothing shifts. */}
      <div className="success container py-section" {...(!isKnown && { 'data-unknown': '' })}>
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <span className="flex size-14 items-center justify-center rounded-full bg-success-soft text-success">
              <Icon name="check" size={28} />
            </span>
            <h1 className="display mt-6">{thanks.title}</h1>
            {thanks.text && (
              <p className="mt-4 max-w-[32em] text-lg whitespace-pre-line text-ink-muted">{thanks.text}</p>
            )}
            <h2 className="mt-10 text-lg">{t('next')}</h2>
            <ol className="mt-4 grid gap-4">
              {thanks.steps.map((step, index) => (
                <li key={step} className="flex gap-4">
                  <span
                    aria-hidden="true"
                    className="numbers flex size-8 flex-none items-center justify-center rounded-full bg-sunken text-sm font-semibold"
                  >
                    {index + 1}
                  </span>
                  <span className="max-w-[32em] pt-1">{step}</span>
                </li>
              ))}
            </ol>
            <div className="mt-10 flex flex-wrap gap-3">
              {vehicle && (
                <Link href={vehiclePath(vehicle)} className="btn btn-primary">
                  {t('back')}
                </Link>
              )}
              <Link href="/search" className={`btn ${vehicle ? 'btn-secondary' : 'btn-primary'}`}>
                {t('keepLooking')}
              </Link>
            </div>
          </div>
          <div className="grid content-start gap-gap">
            {vehicle && <AskedVehicle vehicle={vehicle} />}
            {place?.block ?? main}
          </div>
        </div>
      </div>
      {vehicle && (
        <div className="section bg-sunken">
          <div className="container">
            <SimilarVehicles
              source={`${vehiclePath(vehicle)}/similar`}
              heading={t('similar', { noun: vehicle.noun ?? 'car' })}
              rules={rules}
              grid={grid}
              sizes={sizes}
            >
              <CardSkeletons count={SIMILAR_PLACEHOLDERS} rules={rules} />
            </SimilarVehicles>
          </div>
        </div>
      )}
    </>
  );
}

function AskedVehicle({ vehicle }: { vehicle: FormVehicle }) {
  return (
    <article className="card relative">
      {vehicle.picture && (
        <Picture
          src={vehicle.picture}
          alt=""
          ratio={16 / 9}
          sizes="(width >= 992px) 500px, 100vw"
          maxWidth={1080}
          className="aspect-video w-full bg-sunken"
        />
      )}
      <div className="p-card">
        <h2 className="text-lg">
          <Link href={vehiclePath(vehicle)} className="card-link underline-offset-4 hover:underline">
            {vehicle.title}
          </Link>
        </h2>
        {vehicle.subtitle && <p className="mt-0.5 text-sm text-ink-muted">{vehicle.subtitle}</p>}
        <p className="numbers mt-2 font-semibold">{vehicle.price}</p>
      </div>
    </article>
  );
}
