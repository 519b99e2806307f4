import type { Site } from '@forecourt/lib/sites/site';
import type { Offer } from '@/content/offers.server.ts';
import { OfferCard } from '@/features/offer/OfferCard.tsx';
import { Section } from '@/ui/Section.tsx';

export function OfferStrip({ site, title, offers }: { site: Site; title: string; offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="strip-phone grid gap-gap md:even-2 lg:even-3">
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} site={site} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
