import { directoryBodies } from '@forecourt/lib/inventory/search/models/to-record';
import { inLanguage } from '@forecourt/lib/platform/language/languages';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { formatWhole } from '@forecourt/lib/platform/text/format';
import { SHARED_LINK_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
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
import { BreadcrumbData } from '@/seo/BreadcrumbData.tsx';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { openGraphLocale } from '@/seo/open-graph-locale.ts';
import { pageTitle } from '@/seo/page-title.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { bodyText, type StockTexts } from '@/stock/facets.ts';
import { basisIn } from '@/stock/lowest-price.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import { imageUrl } from '@/ui/image.ts';

const SHARED = { width: 1200, ratio: SHARED_LINK_RATIO };

const fullName = ({ name, manufacturer }: ModelDocument): string =>
  [manufacturer?.name, name].filter(Boolean).join(' ');

export async function modelMetadata(site: Site, model: ModelDocument): Promise<Metadata> {
  const t = await getTranslations('directory');
  const title = fullName(model);
  const description = t('model.description', {
    model: title,
    site: site.name,
    text: model.description ?? t('model.about'),
  });
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
      locale: openGraphLocale(await pageLanguage()),
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
  if (model.override_url && model.override_url !== own)
    redirect(inLanguage(model.override_url, await pageLanguage()));
  const name = fullName(model);
  const [stock, running, variants] = await Promise.all([
    stockOf(site, [model.manufacturer?.name ?? '', model.name]),
    runningOffers(site.slug, (offer) => offer.model?.slug === model.slug),
    variantsOf(site, model),
  ]);
  const [t, texts] = await Promise.all([getTranslations('directory'), getTranslations('stock')]);
  const brand = model.manufacturer;
  const crumbs = [
    { name: t('home'), href: '/' },
    { name: t('models.title'), href: MODELS_PATH },
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
        facts={factsOf(bodies, stock, { t, texts })}
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
      <OfferStrip site={site} title={t('model.offers', { model: model.name })} offers={running} />
      <BreadcrumbData site={site} crumbs={crumbs} />
      <JsonLd data={modelData(site, model, { name, bodies, stock }, await pageLanguage())} />
    </main>
  );
}

function factsOf(
  bodies: readonly string[],
  stock: StockOf | null,
  { t, texts }: { t: Translator<'directory'>; texts: StockTexts },
): { name: string; value: string }[] {
  return [
    {
      name: t('model.body', { count: Math.max(1, bodies.length) }),
      value: bodies.map((body) => bodyText(body, texts)).join(texts('separator')),
    },
    {
      name: t('model.from'),
      value: [stock?.from?.figure, basisIn(stock?.from?.basisText ?? null, texts)].filter(Boolean).join(' '),
    },
    { name: t('model.inStock'), value: stock?.counts.inStock ? formatWhole(stock.counts.inStock) : '' },
    { name: t('model.arriving'), value: stock?.counts.arriving ? formatWhole(stock.counts.arriving) : '' },
  ].filter(({ value }) => value);
}

function NoneInStock({ name, bodies }: { name: string; bodies: readonly string[] }) {
  const t = useTranslations('directory');
  const stock = useTranslations('stock');
  const [body] = bodies;
  return (
    <section className="section bg-sunken">
      <div className="container flex flex-wrap items-center justify-between gap-6">
        <div>
          <h2 className="title">{t('model.none', { model: name })}</h2>
          <p className="mt-2 text-lg text-ink-muted">{t('model.order')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <HardLink href="/contact" className="btn btn-primary" {...formAttributes('enquiry')}>
            {t('askUs')}
          </HardLink>
          {body && (
            <HardLink href={modelsHref({ body })} className="btn btn-secondary">
              {t('model.others', { body: bodyText(body, stock) })}
            </HardLink>
          )}
        </div>
      </div>
    </section>
  );
}
