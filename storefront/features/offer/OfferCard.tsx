import type { Site } from '@forecourt/lib/site/site';
import type { Offer } from '@/content/offer.server.ts';
import { shortDescription } from '@/content/offer-excerpt.ts';
import { pictureSource } from '@/content/picture.ts';
import { EditablePart, editableField } from '@/preview/Editable.tsx';
import { Badge } from '@/ui/Badge.tsx';
import { Icon } from '@/ui/Icon.tsx';
import { Link } from '@/ui/Link.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { offerHref } from './address.ts';
import { OfferRate } from './OfferRate.tsx';
import { OfferDescription } from './OfferWords.tsx';

/**
 * An offer among others; the whole card opens it.
 * @param props.whole in the list of all offers, where a long description opens on its card (OFFER-13)
 */
export function OfferCard({ offer, site, whole = false }: { offer: Offer; site: Site; whole?: boolean }) {
  const picture = pictureSource(offer.image);
  return (
    <article className="card card-linked h-full">
      {picture && (
        <div className="aspect-16/9 overflow-clip bg-sunken">
          <Picture
            {...picture}
            ratio={16 / 9}
            sizes="(width >= 1280px) 410px, (width >= 768px) 33vw, calc(100vw - 32px)"
            maxWidth={Math.min(1080, picture.maxWidth)}
            className="h-full w-full"
          />
        </div>
      )}
      <div className="card-words items-start">
        {offer.category && (
          <EditablePart id={offer.id} type="offer" path="category">
            <Badge tone="soft">{offer.category}</Badge>
          </EditablePart>
        )}
        <h3 className="mt-3 text-xl" {...editableField(offer.id, 'offer', 'name')}>
          <Link href={offerHref(site, offer)} className="card-link">
            {offer.name}
          </Link>
        </h3>
        {whole ? (
          <OfferDescription offer={offer} />
        ) : (
          <p
            className="mt-2 mb-4 text-ink-muted"
            {...editableField(offer.id, 'offer', 'description', 'offerDescription')}
          >
            {shortDescription(offer.description).text}
          </p>
        )}
        <OfferRate offer={offer} className="mb-4" />
        <span aria-hidden="true" className="more mt-auto">
          View offer
          <Icon name="arrow-right" size={16} />
        </span>
      </div>
    </article>
  );
}
