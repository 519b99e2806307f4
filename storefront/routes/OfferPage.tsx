import type { Site } from '@forecourt/lib/site/site';
import type { Offer } from '@/content/offers.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { shortDisclaimer } from '@/features/offer/excerpt.ts';
import { breadcrumbList } from '@/seo/breadcrumbs.ts';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { stockLink } from '@/stock/links.server.ts';
import { Badge } from '@/ui/Badge.tsx';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { OFFERS_TITLE } from './OffersPage.tsx';

/** One offer whole, with its terms and the stock it is about. */
export async function OfferPage({ site, offer, href }: { site: Site; offer: Offer; href: string }) {
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: OFFERS_TITLE, href: site.settings.offersPath },
    { name: offer.name, href },
  ];
  const picture = pictureSource(offer.image);
  const names = [offer.manufacturer?.name, offer.model?.name].filter((name) => name != null);
  const stock = names.length > 0 ? await stockLink(site, names) : null;
  return (
    <main id="content" className="container pt-5 pb-section">
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-6 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[6fr_5fr]">
        {picture && (
          <Picture
            {...picture}
            ratio={3 / 2}
            sizes="(width >= 992px) 55vw, 100vw"
            priority
            className="aspect-3/2 w-full rounded-card"
          />
        )}
        <div>
          {offer.category && <Badge tone="soft">{offer.category}</Badge>}
          <h1 className="title mt-3">{offer.name}</h1>
          <p className="mt-4 text-lg whitespace-pre-line text-ink-muted">{offer.description}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <LinkButton href={stock ?? '/search'} size="lg">
              {stock ? 'See the stock' : 'Search our stock'}
            </LinkButton>
            <LinkButton href="/contact" variant="secondary" size="lg">
              Ask about this offer
            </LinkButton>
          </div>
          {offer.disclaimer && <Disclaimer text={offer.disclaimer} />}
        </div>
      </div>
      <JsonLd data={breadcrumbList(site, crumbs)} />
    </main>
  );
}

/** The terms: short as they stand, or cut with the rest to open (OFFER-14, OFFER-17). */
function Disclaimer({ text }: { text: string }) {
  const { text: short, isCut } = shortDisclaimer(text);
  const style = 'mt-8 border-t border-line pt-4 text-sm whitespace-pre-line text-ink-muted';
  if (!isCut) return <p className={style}>{text}</p>;
  return (
    <details className={`group ${style}`}>
      <summary className="list-none">
        <span className="group-open:hidden">{short} </span>
        <span className="link group-open:hidden">Show all terms</span>
        <span className="link hidden group-open:inline">Show less</span>
      </summary>
      <p className="mt-2">{text}</p>
    </details>
  );
}
