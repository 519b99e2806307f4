import { actionOf } from '@/content/links.ts';
import { runningOf, runningOffers } from '@/content/offers.server.ts';
import { OfferCards } from '@/features/offer/OfferCards.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';

/** Current offers: the editor's choice, or the latest. */
export async function SpecialOffers({ block, site }: BlockProps<'specialOffers'>) {
  const running =
    block.mode === 'chosen' ? await runningOf(site.slug, block.offers) : await runningOffers(site.slug);
  const offers = running.slice(0, block.limit);
  if (offers.length === 0) return null;
  const action = actionOf(block.action);
  return (
    <Section
      block="specialOffers"
      title={block.heading}
      intro={block.intro}
      action={
        action && (
          <Link {...action.to} className="more">
            {action.label}
            <Icon name="arrow-right" size={18} className="rtl:-scale-x-100" />
          </Link>
        )
      }
    >
      <OfferCards offers={offers} site={site} />
    </Section>
  );
}
