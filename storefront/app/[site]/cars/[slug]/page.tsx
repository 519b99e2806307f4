import { endOfDay, formatKilometres } from '@forecourt/lib/vehicle/format';
import { carPath } from '@forecourt/lib/vehicle/path';
import { displayPrice } from '@forecourt/lib/vehicle/price';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { keepPageUntil } from '@/cache/cached.server.ts';
import { pageTime } from '@/content/dated.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { findCar } from '@/features/vehicle/load.server.ts';
import { VehiclePage } from '@/features/vehicle/page/VehiclePage.tsx';
import { type VehicleView, vehicleView } from '@/features/vehicle/page/view.server.ts';
import { imageUrl } from '@/ui/image.ts';

// Cached whole, made on the first visit, dropped when the feed changes the car (see cache/manifest.ts).
export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ site: string; slug: string }>;
}

async function read({ params }: Props): Promise<VehicleView> {
  const { site: siteSlug, slug } = await params;
  const site = await loadSite(siteSlug);
  const found = await findCar(site, slug);
  if (!found) notFound();
  const now = pageTime();
  const registeredUntil = endOfDay(found.car.rego_expiry ?? '', site.settings.timeZone);
  if (registeredUntil && registeredUntil > now.getTime()) await keepPageUntil(site.slug, registeredUntil);
  return vehicleView(site, found, now);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, car, title, subtitle, inStock, rules } = await read(props);
  const words = [title, subtitle].filter(Boolean).join(' ');
  const price = displayPrice(car, rules);
  const description = [
    `${words} for sale at ${car.location_name ?? car.dealership_name}`,
    [price.amount === null ? null : price.text, car.km === null ? null : formatKilometres(car.km), car.colour]
      .filter(Boolean)
      .join(', '),
  ]
    .filter(Boolean)
    .join(': ');
  const image = car.images[0]?.image.url;
  return {
    title: words,
    description,
    alternates: { canonical: carPath(car) },
    ...(inStock ? {} : { robots: { index: false } }),
    openGraph: {
      title: words,
      description,
      url: carPath(car),
      siteName: site.name,
      locale: 'en_AU',
      type: 'website',
      images: image
        ? [{ url: imageUrl(image, { width: 1200, ratio: 1200 / 630 }), width: 1200, height: 630 }]
        : [],
    },
  };
}

export default async function Page(props: Props) {
  return <VehiclePage view={await read(props)} />;
}
