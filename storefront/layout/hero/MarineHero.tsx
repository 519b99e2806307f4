import { HERO_RATIOS } from '@forecourt/lib/sites/pictures/ratios';
import { useTranslations } from 'next-intl';
import { Slideshow } from '@/ui/carousel/Slideshow.client.tsx';
import { classes } from '@/ui/classes.ts';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import type { HeroProps } from './hero-props.ts';
import { MarineFinder } from './MarineFinder.tsx';
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

/** A wide photo in a rounded frame with its text on a card, and the search box across its lower edge. */
export function MarineHero({ site, block, opening }: HeroProps) {
  const t = useTranslations('hero');
  const { slides, showSearch, height } = block;
  const main = isPageHeading({ block, opening });
  return (
    <div data-block="heroCarousel" className="marine-hero" data-opening={opening || undefined}>
      {opening && !main && <HiddenHeading site={site} />}
      <div className="container">
        <Slideshow
          label={t('highlights')}
          className={classes('marine-frame', height === 'full' && 'marine-frame-tall')}
          slides={slides.map((slide, index) => (
            <HeroSlide key={slide.id} slide={slide} main={main} priority={opening && index === 0} />
          ))}
          controls="marine-controls self-end"
        />
        {showSearch && <MarineFinder site={site} />}
      </div>
    </div>
  );
}

function HeroSlide({ slide, main, priority }: Pick<HeroSlideProps, 'slide' | 'main' | 'priority'>) {
  const action = slideAction(slide, useTranslations('hero'), useLanguage());
  return (
    <div className={classes('relative h-full marine-slide', !slide.hide_overlay && 'hero-slide')}>
      <SlidePicture
        slide={slide}
        ratio={HERO_RATIOS.marine.wide}
        narrowRatio={HERO_RATIOS.marine.phone}
        sizes="(width >= 1344px) 1280px, 100vw"
        priority={priority}
      />
      {slide.hide_overlay ? (
        <ArtworkLink slide={slide} main={main} />
      ) : (
        <div className="carousel-words marine-words relative z-(--z-on-picture)">
          <SlideHeading slide={slide} main={main} />
          <SlideText slide={slide} className="mt-3 text-lg text-ink-muted" />
          {action && (
            <LinkButton {...action.to} variant="secondary" className="mt-5">
              {action.label}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}
