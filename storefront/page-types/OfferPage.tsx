import { OFFER_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Offer } from '@/content/offer.server.ts';
import { shortDescription } from '@/content/offer-excerpt.ts';
import { runningOffers } from '@/content/offers.server.ts';
import { titleOfPage } from '@/content/page.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { OfferStrip } from '@/features/directory/OfferStrip.tsx';
import { StockStrip } from '@/features/directory/StockStrip.tsx';
import { offerStock } from '@/features/directory/stock.server.ts';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { lastDay } from '@/features/offer/last-day.ts';
import { OfferRate } from '@/features/offer/OfferRate.tsx';
import { OfferDisclaimer, OfferHtml } from '@/features/offer/OfferTexts.tsx';
import { offerData } from '@/features/offer/offer-data.ts';
import { EditablePart, editableField } from '@/preview/Editable.tsx';
import { BreadcrumbData } from '@/seo/BreadcrumbData.tsx';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { openGraphLocale } from '@/seo/open-graph-locale.ts';
import { pageTitle } from '@/seo/page-title.ts';
import { robotsOf } from '@/seo/robots.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { Badge } from '@/ui/Badge.tsx';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { mergedLanguage } from '@/ui/text-language.ts';

export interface ShownOffer {
  offer: Offer;
  href: string;
  ended: boolean;
}

const OTHERS_SHOWN = 3;

/** Returns an offer's metadata; an offer that has ended is not indexed. */
export const offerMetadata = async (
  site: Site,
  { offer, href, ended: isEnded }: ShownOffer,
): Promise<Metadata> => ({
  title: pageTitle(offer.name, site.name),
  description: shortDescription(offer.description).text,
  alternates: { canonical: href },
  ...robotsOf('offer', { isEmpty: isEnded }),
  openGraph: {
    title: offer.name,
    description: shortDescription(offer.description).text,
    url: href,
    images: offer.image_url ? [{ url: offer.image_url }] : [],
    locale: openGraphLocale(await pageLanguage()),
    type: 'website',
  },
});

/** An offer with its terms and stock (ROUTE-57, ROUTE-58), or the note that it has ended (OPEN-098). */
export async function OfferPage({
  site,
  shown: { offer, href, ended: isEnded },
}: {
  site: Site;
  shown: ShownOffer;
}) {
  const t = await getTranslations('offer');
  const language = await pageLanguage();
  const own = mergedLanguage(offer, language);
  const names = [offer.manufacturer?.name, offer.model?.name].filter((name) => name != null);
  // An offer that has ended applies to no vehicles, so its page shows those of its brand.
  const scope = isEnded ? { ...offer, stock: null } : offer;
  const isNarrowed = scope.stock !== null;
  const { offersPath } = site.settings;
  const [offersTitle, stock, others] = await Promise.all([
    titleOfPage(site.slug, offersPath, t('title')),
    offerStock(site, scope),
    runningOffers(site.slug, ({ id }) => id !== offer.id),
  ]);
  const crumbs = [
    { name: t('home'), href: '/' },
    { name: offersTitle, href: offersPath },
    { name: offer.name, href },
  ];
  const alike = others.toSorted((one, other) => nearness(offer, other) - nearness(offer, one));
  return (
    <main id="content">
      <div className="container pt-5 pb-section">
        <Breadcrumb crumbs={crumbs} />
        <div className="mt-6 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[6fr_5fr]">
          <OfferPicture offer={offer} />
          <div>
            {offer.category && (
              <EditablePart id={offer.id} type="offer" path="category">
                <Badge tone="soft">{offer.category}</Badge>
              </EditablePart>
            )}
            <h1 {...own} className="title mt-3" {...editableField(offer.id, 'offer', 'name', 'words')}>
              {offer.name}
            </h1>
            {isEnded ? (
              <p className="mt-4 text-lg font-semibold">{t('ended')}</p>
            ) : (
              <OfferHtml offer={offer} className="prose mt-4 text-lg text-ink-muted" />
            )}
            <OfferRate offer={offer} className="mt-4" />
            {!isEnded && offer.endsAt && (
              <p className="mt-4 text-sm font-semibold" {...editableField(offer.id, 'offer', 'endsAt')}>
                {t('until', { day: lastDay(offer.endsAt, site, language) })}
              </p>
            )}
            <div className="mt-7 flex flex-wrap gap-3">
              {isEnded ? (
                <LinkButton href={site.settings.offersPath} size="lg">
                  {t('seeCurrent')}
                </LinkButton>
              ) : (
                <LinkButton href={stock?.href ?? '/search'} size="lg">
                  {stock
                    ? stock.isExact
                      ? t('viewStockCount', { count: String(stock.count) })
                      : t('viewStock')
                    : t('searchStock')}
                </LinkButton>
              )}
              <LinkButton href="/contact" variant="secondary" size="lg" {...formAttributes('enquiry')}>
                {t(isEnded ? 'askFuture' : 'ask')}
              </LinkButton>
            </div>
            {!isEnded && offer.disclaimer && (
              <OfferDisclaimer
                offer={offer}
                className="mt-8 border-t border-line pt-4 text-sm whitespace-pre-line text-ink-muted"
              />
            )}
          </div>
        </div>
      </div>
      {stock && (
        <StockStrip
          site={site}
          name={names.join(' ') || site.name}
          stock={stock}
          {...(isNarrowed && { title: t('vehicles', { noun: stock.noun }) })}
        />
      )}
      <OfferStrip site={site} title={t('more')} offers={alike.slice(0, OTHERS_SHOWN)} />
      <BreadcrumbData site={site} crumbs={crumbs} />
      {!isEnded && <JsonLd data={offerData(site, offer, href, await pageLanguage())} />}
    </main>
  );
}

function OfferPicture({ offer }: { offer: Offer }) {
  const picture = pictureSource(offer.image);
  return picture ? (
    <Picture
      {...picture}
      ratio={OFFER_RATIO}
      sizes="(width >= 992px) 55vw, 100vw"
      priority
      className="aspect-3/2 w-full rounded-card"
    />
  ) : null;
}

/** Returns how closely another offer is related: same model, then same brand, then same category. */
const nearness = (offer: Offer, other: Offer): number =>
  [
    offer.model && other.model?.slug === offer.model.slug,
    offer.manufacturer && other.manufacturer?.id === offer.manufacturer.id,
    other.category === offer.category,
  ].filter(Boolean).length;
