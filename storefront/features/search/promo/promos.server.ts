import type { Site } from '@forecourt/lib/sites/site';
import { actionOf } from '@/content/links.ts';
import { pictureSource } from '@/content/picture.ts';
import { currentPromoCards } from '@/content/promo-cards.server.ts';
import { log } from '@/logging/log.server.ts';
import type { PromoView } from './PromoCard.tsx';
import type { ListKind } from './rules.ts';

const KINDS: readonly string[] = ['all', 'new', 'used', 'demo'] satisfies ListKind[];

/**
 * The promo cards that a site's results may show now (SEARCH-05); which of them does, the list decides.
 * The list does without them when the content service does not answer.
 */
export async function promoViews(site: Site): Promise<PromoView[]> {
  if (!site.features.adCardEnabled) return [];
  const cards = await currentPromoCards(site.slug).catch((error: unknown) => {
    log.error({ err: error, site: site.slug }, 'promo cards could not be read');
    return [];
  });
  const views = cards.flatMap((card) => {
    const action = actionOf(card.action);
    if (!action || !card.title) return [];
    return {
      id: card.id,
      title: card.title,
      text: card.text,
      image: pictureSource(card.image),
      label: action.label,
      to: action.to,
      position: card.position ?? site.settings.adCardPosition,
      display: card.display.filter((kind): kind is ListKind => KINDS.includes(kind)),
      strict: card.strictDisplay,
    };
  });
  // A card for exactly one list comes before a card for any list.
  return views.toSorted((a, b) => Number(b.strict) - Number(a.strict));
}
