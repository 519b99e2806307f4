import type { Site } from '@forecourt/lib/sites/site';
import type { Offer } from '@/content/offer.server.ts';
import { shortDescription } from '@/content/offer-excerpt.ts';
import { pictureSource } from '@/content/picture.ts';
import { editableField } from '@/preview/Editable.tsx';
import { offerHref } from './address.ts';
import { OfferRate } from './OfferRate.tsx';
import { OfferDescription } from './OfferTexts.tsx';
import { OfferTile } from './OfferTile.client.tsx';

/**
 * A linked card of an offer.
 * @param props.whole in the list of all offers, where a long description expands on the card (OFFER-13)
 */
export function OfferCard({ offer, site, whole = false }: { offer: Offer; site: Site; whole?: boolean }) {
  const fields = {
    name: editableField(offer.id, 'offer', 'name', 'words'),
    category: editableField(offer.id, 'offer', 'category', 'words'),
    words: editableField(offer.id, 'offer', 'description', 'offerDescription'),
  };
  return (
    <OfferTile
      offer={{
        name: offer.name,
        href: offerHref(site, offer),
        picture: pictureSource(offer.image),
        category: offer.category,
        ...(!whole && { words: shortDescription(offer.description).text }),
        ...('data-sanity' in fields.name && { fields }),
      }}
    >
      {whole && <OfferDescription offer={offer} />}
      {offer.comparisonRate && <OfferRate offer={offer} className="mb-4" />}
    </OfferTile>
  );
}
