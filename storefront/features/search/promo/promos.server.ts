import type { Site } from '@forecourt/lib/sites/site';
import { skipPageCache } from '@/cache/cached.server.ts';
import { actionOf } from '@/content/links.ts';
import { pictureSource } from '@/content/picture.ts';
import { currentPromoCards } from '@/content/promo-cards.server.ts';
import { log } from '@/logging/log.server.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { mergedLanguage } from '@/ui/text-language.ts';
import type { PromoView } from './PromoCard.tsx';
import type { ListKind } from './rules.ts';

const KINDS: readonly string[] = ['all', 'new', 'used', 'demo'] satisfies ListKind[];

/** Returns a site's current promo cards (SEARCH-05); none if the content lake fails. */
export async function promoViews(site: Site): Promise<PromoView[]> {
  if (!site.features.adCardEnabled) return [];
  const cards = await currentPromoCards(site.slug).catch(async (error: unknown) => {
    log.error({ err: error, site: site.slug }, 'promo_cards_failed');
    await skipPageCache();
    return [];
  });
  const language = await pageLanguage();
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
      language: mergedLanguage(card, language),
      position: card.position ?? site.settings.adCardPosition,
      display: card.display.filter((kind): kind is ListKind => KINDS.includes(kind)),
      strict: card.strictDisplay,
    };
  });
  // A strict card, which targets a single list, takes precedence.
  return views.toSorted((a, b) => Number(b.strict) - Number(a.strict));
}
