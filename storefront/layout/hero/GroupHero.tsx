import { HERO_RATIOS } from '@forecourt/lib/sites/pictures/ratios';
import { useTranslations } from 'next-intl';
import { RecentSearches } from '@/features/search/suggest/RecentSearches.client.tsx';
import { SearchField } from '@/layout/header/SearchField.client.tsx';
import { Slideshow } from '@/ui/carousel/Slideshow.client.tsx';
import { classes } from '@/ui/classes.ts';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { LinkList } from '@/ui/LinkList.client.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import type { HeroProps } from './hero-props.ts';
import { stockShortcuts } from './shortcuts.ts';
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

/** A wide photo with a headline, and the search box across its lower edge. */
export function GroupHero({ site, block, opening }: HeroProps) {
  const t = useTranslations('hero');
  const { slides, showSearch, height } = block;
  const main = isPageHeading({ block, opening });
  return (
    <div data-block="heroCarousel" data-opening={opening || undefined}>
      {opening && !main && <HiddenHeading site={site} />}
      <Slideshow
        label={t('highlights')}
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
        controls={classes('self-end justify-self-center', showSearch ? 'mb-14 lg:mb-20' : 'mb-4')}
      />
      {showSearch && (
        <div className="container relative z-(--z-overlap) -mt-10 lg:-mt-14">
          <div className="rounded-card border border-line bg-surface p-4 shadow-float lg:p-6">
            <SearchField siteSlug={site.slug} id="hero-search" size="lg" />
            <div className="-mx-1 mt-3 flex items-center gap-x-6 overflow-x-auto px-1 text-sm [scrollbar-width:none]">
              <LinkList
                links={stockShortcuts(site, t)}
                className="flex shrink-0 gap-x-5 whitespace-nowrap"
                linkClass="inline-block py-1.5 font-medium text-accent-ink underline-offset-4 hover:underline"
              />
              <RecentSearches siteSlug={site.slug} className="border-s border-line ps-6" />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

const heightOf = (height: HeroProps['block']['height']) =>
  height === 'full' ? 'min-h-[78svh]' : 'min-h-115 lg:min-h-150';

function HeroSlide({ slide, main, priority, tall, search }: HeroSlideProps) {
  const action = slideAction(slide, useTranslations('hero'), useLanguage());
  return (
    <div
      className={classes(
        'dark relative h-full',
        heightOf(tall ? 'full' : 'standard'),
        !slide.hide_overlay && 'hero-slide shade-side',
      )}
    >
      <SlidePicture
        slide={slide}
        ratio={HERO_RATIOS.group.wide}
        narrowRatio={HERO_RATIOS.group.phone}
        priority={priority}
      />
      {slide.hide_overlay ? (
        <ArtworkLink slide={slide} main={main} />
      ) : (
        <div
          className={classes(
            'carousel-words container relative z-(--z-on-picture) pt-6 lg:pt-16',
            search ? 'pb-28 lg:pb-38' : 'pb-16 lg:pb-24',
          )}
        >
          <SlideHeading slide={slide} main={main} />
          <SlideText slide={slide} className="mt-4 max-w-[28em] text-lg" />
          {action && (
            <LinkButton {...action.to} variant="secondary" className="mt-6">
              {action.label}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}
