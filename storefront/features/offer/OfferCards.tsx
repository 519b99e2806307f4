import type { Site } from '@forecourt/lib/sites/site';
import type { Offer } from '@/content/offer.server.ts';
import { OfferCard } from './OfferCard.tsx';

/** Some offers of a page, in rows without holes: a single one fills its row. */
export function OfferCards({ offers, site }: { offers: readonly Offer[]; site: Site }) {
  const [only] = offers;
  if (only && offers.length === 1) return <OfferCard offer={only} site={site} isLead />;
  return (
    <ul className="strip-phone grid gap-gap md:even-2 lg:even-3">
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferCard offer={offer} site={site} />
        </li>
      ))}
    </ul>
  );
}
