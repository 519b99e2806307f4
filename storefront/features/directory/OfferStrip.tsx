import type { Site } from '@forecourt/lib/sites/site';
import type { Offer } from '@/content/offers.server.ts';
import { OfferCards } from '@/features/offer/OfferCards.tsx';
import { Section } from '@/ui/Section.tsx';

export function OfferStrip({ site, title, offers }: { site: Site; title: string; offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  return (
    <Section title={title}>
      <OfferCards offers={offers} site={site} />
    </Section>
  );
}
