import { HERO_RATIOS } from '@forecourt/lib/sites/pictures/ratios';
import { headerOf } from '@forecourt/lib/sites/theme-defaults';
import { useTranslations } from 'next-intl';
import { RecentSearches } from '@/features/search/suggest/RecentSearches.client.tsx';
import { Slideshow } from '@/ui/carousel/Slideshow.client.tsx';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import type { HeroProps } from './hero-props.ts';
import {
  ArtworkLink,
  type HeroSlideProps,
  HiddenHeading,
  isPageHeading,
  SlideHeading,
  SlidePicture,
  SlideText,
  slideAction,
} from './slide-parts.tsx';

/** One model at a time, full screen, under the header. */
export function FranchiseHero({ site, block, opening }: HeroProps) {
  const t = useTranslations('hero');
  const { slides, height, showSearch } = block;
  const main = isPageHeading({ block, opening });
  // Only the transparent header overlaps the hero.
  const under = opening && headerOf(site) === 'franchise';
  return (
    <div
      data-block="heroCarousel"
      data-opening={opening || undefined}
      data-under={under || undefined}
      className={under ? '-mt-18' : undefined}
    >
      {opening && !main && <HiddenHeading site={site} />}
      <Slideshow
        label={t('models')}
        className={heightOf(height)}
        slides={slides.map((slide, index) => (
          <HeroSlide
            key={slide.id}
            slide={slide}
            main={main}
            priority={opening && index === 0}
            tall={height === 'full'}
            search={showSearch}
          />
        ))}
        controls="container self-end justify-self-center justify-end pb-6"
      />
      {opening && (
        <div className="container dark pointer-events-none relative z-(--z-controls) -mt-18 h-18 bg-transparent pe-40">
          <RecentSearches
            siteSlug={site.slug}
            className="pointer-events-auto h-full items-center overflow-x-auto text-sm [scrollbar-width:none]"
          />
        </div>
      )}
    </div>
  );
}

const heightOf = (height: HeroProps['block']['height']) =>
  height === 'full' ? 'min-h-[calc(100svh-44px)]' : 'min-h-140 lg:min-h-[80svh]';

function HeroSlide({ slide, main, priority, tall, search }: HeroSlideProps) {
  const searchStock = useTranslations('shell')('searchStock');
  const action = slideAction(slide, useTranslations('hero'), useLanguage());
  return (
    <div
      className={classes(
        'dark shade-top relative h-full',
        heightOf(tall ? 'full' : 'standard'),
        !slide.hide_overlay && 'hero-slide shade-corner',
      )}
    >
      <SlidePicture
        slide={slide}
        ratio={HERO_RATIOS.franchise.wide}
        narrowRatio={HERO_RATIOS.franchise.phone}
        priority={priority}
      />
      {slide.hide_overlay ? (
        <ArtworkLink slide={slide} main={main} />
      ) : (
        <div className="carousel-words container relative z-(--z-on-picture) pt-6 pb-24 lg:pt-32 lg:pb-28">
          <SlideHeading slide={slide} main={main} className="lg:text-[clamp(42px,4.2vw,76px)]" />
          <SlideText slide={slide} className="mt-4 max-w-[27em] text-lg lg:text-xl" />
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
            {action && (
              <LinkButton {...action.to} size="lg">
                {action.label}
              </LinkButton>
            )}
            {search && (
              <LinkButton href="/search" variant="ghost" size="lg" className="over-picture-link">
                <Icon name="search" size={18} />
                {searchStock}
              </LinkButton>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
