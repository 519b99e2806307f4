import { HERO_RATIOS, PREMIUM_CARD_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import { useTranslations } from 'next-intl';
import { pictureSource } from '@/content/picture.ts';
import { RecentSearches } from '@/features/search/suggest/RecentSearches.client.tsx';
import { noAlternative } from '@/preview/alternative-text.ts';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { mergedLanguage } from '@/ui/text-language.ts';
import { useLanguage } from '@/ui/use-language.ts';
import type { HeroProps, Slide } from './hero-props.ts';
import { ArtworkLink, SlideHeading, SlidePicture, SlideText, slideAction } from './slide-parts.tsx';

/** One photo with its text below; further slides follow as separate sections. */
export function PremiumHero({ site, block, opening }: HeroProps) {
  const t = useTranslations('hero');
  const searchStock = useTranslations('shell')('searchStock');
  const { slides, showSearch, height } = block;
  const language = useLanguage();
  const [first, ...others] = slides;
  if (!first) return null;
  const action = slideAction(first, t, language);
  return (
    <div data-block="heroCarousel" className="premium-hero" data-opening={opening || undefined}>
      <div className={classes('premium-photo', height === 'full' && 'premium-photo-tall')}>
        <SlidePicture
          slide={first}
          ratio={HERO_RATIOS.premium.wide}
          narrowRatio={HERO_RATIOS.premium.phone}
          priority={opening}
        />
        {first.hide_overlay && <ArtworkLink slide={first} main={opening} />}
      </div>
      {!first.hide_overlay && (
        <div className="container premium-words">
          <SlideHeading slide={first} main={opening} />
          <div>
            <SlideText slide={first} className="text-lg text-ink-muted" />
            <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
              {action && (
                <LinkButton {...action.to} size="lg">
                  {action.label}
                </LinkButton>
              )}
              {showSearch && (
                <Link href="/search" className="more">
                  <Icon name="search" size={18} />
                  {searchStock}
                </Link>
              )}
            </div>
            <RecentSearches siteSlug={site.slug} className="mt-4 text-sm" />
          </div>
        </div>
      )}
      {others.length > 0 && (
        <ul className="container premium-chapters">
          {others.map((slide) => (
            <Chapter key={slide.id} slide={slide} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Chapter({ slide }: { slide: Slide }) {
  const picture = pictureSource(slide.image);
  const language = useLanguage();
  const action = slideAction(slide, useTranslations('hero'), language);
  const own = mergedLanguage(slide, language);
  return (
    <li className="card-linked">
      {picture && (
        <Picture
          {...picture}
          alt={noAlternative(picture.alt)}
          ratio={PREMIUM_CARD_RATIO}
          sizes="(width >= 992px) 420px, (width >= 576px) 46vw, 100vw"
          className="w-full"
        />
      )}
      <h2 {...own} className="mt-4 text-2xl">
        {action ? (
          <Link {...action.to} className="card-link">
            {slide.name}
          </Link>
        ) : (
          slide.name
        )}
      </h2>
      <SlideText slide={slide} className="mt-2 text-ink-muted" />
    </li>
  );
}
