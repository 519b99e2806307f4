import { PROMO_TILE_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import { showingNow } from '@/content/dated.server.ts';
import { actionOf } from '@/content/links.ts';
import { pictureSource } from '@/content/picture.ts';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { Section } from '@/ui/Section.tsx';
import { mergedLanguage } from '@/ui/text-language.ts';
import { useLanguage } from '@/ui/use-language.ts';
import type { BlockProps } from '../block.ts';

type Card = BlockProps<'promoCards'>['block']['cards'][number];

/** Up to three current promo cards of the site, side by side. */
export async function PromoCards({ block, site }: BlockProps<'promoCards'>) {
  const cards = await showingNow(
    site.slug,
    block.cards.filter((card: Card | null) => card?.title),
    ({ start, expiry }) => ({ start, end: expiry }),
  );
  if (cards.length === 0) return null;
  return (
    <Section block="promoCards" title={block.heading}>
      <ul
        className={classes('grid gap-gap', cards.length > 1 && 'md:even-2', cards.length > 2 && 'lg:even-3')}
      >
        {cards.map((card) => (
          <PromoTile key={card.id} card={card} wide={cards.length === 1} below={Boolean(block.heading)} />
        ))}
      </ul>
    </Section>
  );
}

function PromoTile({ card, wide, below }: { card: Card; wide: boolean; below: boolean }) {
  const picture = pictureSource(card.image);
  const action = actionOf(card.action);
  const own = mergedLanguage(card, useLanguage());
  const Heading = below ? 'h3' : 'h2';
  return (
    <li
      className={classes(
        'card card-linked',
        wide && picture && 'md:grid md:grid-cols-2',
        !picture && 'bg-accent-soft',
      )}
    >
      {picture && (
        <div className={classes('overflow-clip', wide ? 'aspect-16/9 md:aspect-auto' : 'aspect-16/9')}>
          <Picture
            {...picture}
            ratio={PROMO_TILE_RATIO}
            sizes={
              wide ? '(width >= 768px) 50vw, 100vw' : '(width >= 992px) 33vw, (width >= 768px) 50vw, 100vw'
            }
            className="card-zoom"
          />
        </div>
      )}
      <div {...own} className={classes('card-words gap-2', wide && 'justify-center')}>
        <Heading className={classes('text-balance', wide ? 'text-3xl' : 'text-xl')}>{card.title}</Heading>
        {card.text && <p className={picture ? 'text-ink-muted' : undefined}>{card.text}</p>}
        {action && (
          <Link {...action.to} className="card-link more mt-auto pt-2">
            {action.label}
            <Icon name="arrow-right" size={16} className="rtl:-scale-x-100" />
          </Link>
        )}
      </div>
    </li>
  );
}
