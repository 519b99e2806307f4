import { directoryBodies } from '@forecourt/lib/inventory/search/models/to-record';
import { formatWhole } from '@forecourt/lib/platform/text/format';
import { MODELS_TITLE } from '@forecourt/lib/sites/page-titles';
import { SHARED_LINK_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import type { Site } from '@forecourt/lib/sites/site';
import { bodyLabel } from '@forecourt/lib/vehicle/body';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import type { ModelDocument } from '@/content/directory.server.ts';
import { runningOffers } from '@/content/offers.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { brandHref, MODELS_PATH } from '@/features/directory/address.ts';
import { ModelGallery } from '@/features/directory/ModelGallery.tsx';
import { ModelHead } from '@/features/directory/ModelHead.tsx';
import { OfferStrip } from '@/features/directory/OfferStrip.tsx';
import { StockStrip } from '@/features/directory/StockStrip.tsx';
import { modelsHref } from '@/features/directory/state.ts';
import { type StockOf, stockOf } from '@/features/directory/stock.server.ts';
import { modelData } from '@/features/directory/structured-data.ts';
import { Variants } from '@/features/directory/Variants.tsx';
import { variantsOf } from '@/features/directory/variants.server.ts';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { RichText } from '@/layout/RichText.tsx';
import { breadcrumbList } from '@/seo/breadcrumbs.ts';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { pageTitle } from '@/seo/page-title.ts';
import { imageUrl } from '@/ui/image.ts';

const SHARED = { width: 1200, ratio: SHARED_LINK_RATIO };

const fullName = ({ name, manufacturer }: ModelDocument): string =>
  [manufacturer?.name, name].filter(Boolean).join(' ');

export function modelMetadata(site: Site, model: ModelDocument): Metadata {
  const title = fullName(model);
  const description = `${title} at ${site.name}. ${model.description ?? 'Offers, prices and our stock.'}`;
  const canonical = `/${model.slug}`;
  const picture = pictureSource(model.image);
  return {
    title: pageTitle(title, site.name),
    description,
    alternates: { canonical },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: site.name,
      locale: 'en_AU',
      type: 'website',
      images: picture
        ? [{ url: imageUrl(picture.src, { ...SHARED, focus: picture.focus }), width: 1200, height: 630 }]
        : [],
    },
  };
}

/**
 * One model (ROUTE-40): picture, bodies, an editor's text, offers and stock. A link override (MODEL-07)
 * redirects instead, temporarily, because an editor may remove it.
 */
export async function ModelPage({ site, model }: { site: Site; model: ModelDocument }) {
  const own = `/${model.slug}`;
  if (model.override_url && model.override_url !== own) redirect(model.override_url);
  const name = fullName(model);
  const [stock, running, variants] = await Promise.all([
    stockOf(site, [model.manufacturer?.name ?? '', model.name]),
    runningOffers(site.slug, (offer) => offer.model?.slug === model.slug),
    variantsOf(site, model),
  ]);
  const brand = model.manufacturer;
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: MODELS_TITLE, href: MODELS_PATH },
    ...(brand && !site.manufacturer ? [{ name: brand.name, href: brandHref(site, brand.slug) }] : []),
    { name: model.name, href: own },
  ];
  const bodies = directoryBodies(model.manufacturer_body);
  return (
    <main id="content">
      <ModelHead
        site={site}
        id={model.id}
        crumbs={crumbs}
        title={model.name}
        eyebrow={site.manufacturer ? null : (brand?.name ?? null)}
        description={model.description}
        status={model.status}
        picture={pictureSource(model.image)}
        facts={factsOf(bodies, stock)}
        stock={stock && { href: stock.href, count: stock.count }}
      />
      {model.content.length > 0 && (
        <div className="section container">
          <div className="prose">
            <RichText value={model.content} />
          </div>
        </div>
      )}
      <Variants model={model.name} noun={stock?.noun ?? 'car'} variants={variants} />
      <ModelGallery name={name} pictures={model.gallery} />
      {stock ? (
        <StockStrip site={site} name={name} stock={stock} />
      ) : (
        <NoneInStock name={name} bodies={bodies} />
      )}
      <OfferStrip site={site} title={`Offers for the ${model.name}`} offers={running} />
      <JsonLd data={breadcrumbList(site, crumbs)} />
      <JsonLd data={modelData(site, model, { name, bodies, stock })} />
    </main>
  );
}

function factsOf(bodies: readonly string[], stock: StockOf | null): { name: string; value: string }[] {
  return [
    { name: bodies.length > 1 ? 'Bodies' : 'Body', value: bodies.map(bodyLabel).join(', ') },
    { name: 'From', value: [stock?.from?.figure, stock?.from?.basisText].filter(Boolean).join(' ') },
    { name: 'In stock', value: stock?.counts.inStock ? formatWhole(stock.counts.inStock) : '' },
    { name: 'Arriving soon', value: stock?.counts.arriving ? formatWhole(stock.counts.arriving) : '' },
  ].filter(({ value }) => value);
}

function NoneInStock({ name, bodies }: { name: string; bodies: readonly string[] }) {
  const [body] = bodies;
  return (
    <section className="section bg-sunken">
      <div className="container flex flex-wrap items-center justify-between gap-6">
        <div>
          <h2 className="title">No {name} in stock today</h2>
          <p className="mt-2 text-lg text-ink-muted">
            We can order one, or let you know when the next one arrives.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <a href="/contact" className="btn btn-primary" {...formAttributes('enquiry')}>
            Ask us
          </a>
          {body && (
            <a href={modelsHref({ body })} className="btn btn-secondary">
              See other {bodyLabel(body)} models
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
