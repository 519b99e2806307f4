import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import type { Offer } from '@/content/offer.server.ts';
import { shortDescription } from '@/content/offer-excerpt.ts';
import { pictureSource } from '@/content/picture.ts';
import { editableField } from '@/preview/Editable.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import { offerHref } from './address.ts';
import { lastDay } from './last-day.ts';
import { OfferRate } from './OfferRate.tsx';
import { OfferDescription, OfferDisclaimer } from './OfferTexts.tsx';
import { OfferTile } from './OfferTile.client.tsx';

/**
 * A linked card of an offer.
 * @param props.whole in the list of all offers, where a long description expands on the card (OFFER-13), and the
 * card states until when it runs and on what conditions
 * @param props.isLead whether it fills a row, as the first of the list and a single offer do
 */
export function OfferCard({
  offer,
  site,
  whole = false,
  isLead = false,
}: {
  offer: Offer;
  site: Site;
  whole?: boolean;
  isLead?: boolean;
}) {
  const t = useTranslations('offer');
  const fields = {
    name: editableField(offer.id, 'offer', 'name', 'words'),
    category: editableField(offer.id, 'offer', 'category', 'words'),
    words: editableField(offer.id, 'offer', 'description', 'offerDescription'),
  };
  return (
    <OfferTile
      isLead={isLead}
      opensPage={isLead && whole}
      offer={{
        name: offer.name,
        href: offerHref(site, offer),
        view: t('view'),
        picture: pictureSource(offer.image),
        category: offer.category,
        ...(!whole && { words: shortDescription(offer.description).text }),
        ...('data-sanity' in fields.name && { fields }),
      }}
    >
      {whole && <OfferDescription offer={offer} />}
      {offer.comparisonRate && <OfferRate offer={offer} className="mb-4" />}
      {whole && <Terms offer={offer} site={site} />}
    </OfferTile>
  );
}

/** Until when an offer runs, and its conditions. */
function Terms({ offer, site }: { offer: Offer; site: Site }) {
  const t = useTranslations('offer');
  const language = useLanguage();
  if (!offer.endsAt && !offer.disclaimer) return null;
  return (
    <div className="mb-4 grid gap-1 text-sm">
      {offer.endsAt && (
        <p className="font-semibold" {...editableField(offer.id, 'offer', 'endsAt')}>
          {t('until', { day: lastDay(offer.endsAt, site, language) })}
        </p>
      )}
      {offer.disclaimer && (
        <OfferDisclaimer
          offer={offer}
          className="relative z-(--z-controls) whitespace-pre-line text-ink-muted"
        />
      )}
    </div>
  );
}
