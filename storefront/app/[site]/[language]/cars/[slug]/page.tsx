import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import { endOfDay } from '@forecourt/lib/platform/text/format';
import { admitsAgents, MARKDOWN_ENDING } from '@forecourt/lib/sites/agent-access';
import type { Site } from '@forecourt/lib/sites/site';
import { vehicleDescription } from '@forecourt/lib/vehicle/vehicle-description';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { keepPageUntil } from '@/cache/cached.server.ts';
import { pageTime } from '@/content/dated.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { MARKDOWN_TYPE } from '@/features/agents/markdown/markdown.ts';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { type VehicleView, vehicleView } from '@/features/vehicle/page/view.server.ts';
import { SOCIAL_CARD } from '@/features/vehicle/social/SocialCard.tsx';
import { notFoundMetadata } from '@/page-types/NotFoundPage.tsx';
import { NotFoundVehiclePage } from '@/page-types/NotFoundVehiclePage.tsx';
import { VehiclePage } from '@/page-types/VehiclePage.tsx';
import { openGraphLocale } from '@/seo/open-graph-locale.ts';
import { pageTitle } from '@/seo/page-title.ts';
import { robotsOf } from '@/seo/robots.ts';
import { pageLanguage } from '@/site/page-language.server.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ site: string; slug: string }>;
}

async function read({ params }: Props): Promise<{ site: Site; view: VehicleView | null }> {
  const { site: siteSlug, slug } = await params;
  const site = await loadSite(siteSlug);
  const publicVehicle = await findVehicle(site, slug);
  if (!publicVehicle) return { site, view: null };
  const now = pageTime();
  const registeredUntil = endOfDay(publicVehicle.vehicle.rego_expiry ?? '', site.settings.timeZone);
  if (registeredUntil && registeredUntil > now.getTime()) await keepPageUntil(site.slug, registeredUntil);
  const view = await vehicleView(site, publicVehicle, now, await pageLanguage());
  // Re-render when the hold ends, paid or not.
  await keepPageUntil(site.slug, view.heldUntil?.getTime() ?? null);
  return { site, view };
}

/** Metadata for search engines and shared links. A vehicle that is no longer for sale is not indexed. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, view } = await read(props);
  if (!view) return notFoundMetadata();
  const { vehicle, title, subtitle, inStock } = view;
  const words = [title, subtitle].filter(Boolean).join(' ');
  const description = vehicleDescription(view, {
    t: await getTranslations('vehicle'),
    price: await getTranslations('price'),
  });
  return {
    // The stock number makes titles of identical vehicles unique.
    title: pageTitle(vehicle.stocknum ? `${words}, ${vehicle.stocknum}` : words, site.name),
    description,
    alternates: {
      canonical: vehiclePath(vehicle),
      ...(admitsAgents(site) && { types: { [MARKDOWN_TYPE]: `${vehiclePath(vehicle)}${MARKDOWN_ENDING}` } }),
    },
    ...robotsOf('vehicle', { isEmpty: !inStock }),
    openGraph: {
      title: words,
      description,
      url: vehiclePath(vehicle),
      siteName: site.name,
      locale: openGraphLocale(view.language ?? ENGLISH),
      type: 'website',
      images: [{ url: `${vehiclePath(vehicle)}/social-card`, ...SOCIAL_CARD, alt: words }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** The page of a vehicle, including sold ones (SITE-11); 404 for an unknown or hidden vehicle. */
export default async function Page(props: Props) {
  const { site, view } = await read(props);
  if (view) return <VehiclePage view={view} />;
  return <NotFoundVehiclePage site={site} slug={(await props.params).slug} />;
}
