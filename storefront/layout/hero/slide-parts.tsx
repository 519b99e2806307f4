import type { Language } from '@forecourt/lib/platform/language/languages';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { targetOf } from '@/content/links.ts';
import { pictureSource } from '@/content/picture.ts';
import { classes } from '@/ui/classes.ts';
import { Link } from '@/ui/Link.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { mergedLanguage } from '@/ui/text-language.ts';
import { useLanguage } from '@/ui/use-language.ts';
import type { HeroProps, Slide } from './hero-props.ts';

export interface HeroSlideProps {
  slide: Slide;
  main: boolean;
  priority: boolean;
  tall: boolean;
  search: boolean;
}

/** Returns the label and the link of a slide's button, which names its language if that is not the one of the page. */
export function slideAction(slide: Slide, t: Translator<'hero'>, language: Language) {
  const to = targetOf(slide.url);
  if (!to) return null;
  const { lang } = slide.buttonLabel ? mergedLanguage(slide, language) : {};
  return { label: slide.buttonLabel || t('findOutMore'), to: { ...to, ...(lang && { lang }) } };
}

/** Returns whether the first slide's headline is the page's `h1`; in a slideshow it would disappear. */
export const isPageHeading = ({ block, opening }: Pick<HeroProps, 'block' | 'opening'>): boolean =>
  opening && block.slides.length === 1;

/** A visually hidden `h1`, for pages whose headlines change. */
export const HiddenHeading = ({ site }: { site: Pick<Site, 'name'> }) => (
  <h1 className="sr-only">{site.name}</h1>
);

/** The headline of a slide: an `h1` if it is the only slide of the first block. */
export function SlideHeading({
  slide,
  main,
  className,
}: {
  slide: Slide;
  main: boolean;
  className?: string;
}) {
  const Tag = main ? 'h1' : 'h2';
  return (
    <Tag {...mergedLanguage(slide, useLanguage())} className={classes('display max-w-[11em]', className)}>
      {slide.name}
    </Tag>
  );
}

/** The text of a slide below its headline, if it has one. */
export function SlideText({ slide, className }: { slide: Slide; className: string }) {
  const own = mergedLanguage(slide, useLanguage());
  return (
    slide.description && (
      <p {...own} className={className}>
        {slide.description}
      </p>
    )
  );
}

/** Reduced JPEG quality, since the image fills the screen and is the LCP element. */
const QUALITY = 70;

export function SlidePicture({
  slide,
  ratio,
  narrowRatio,
  sizes = '100vw',
  priority,
  className,
}: {
  slide: Slide;
  ratio: number;
  narrowRatio?: number;
  sizes?: string;
  priority: boolean;
  className?: string;
}) {
  const picture = pictureSource(slide.image, QUALITY);
  if (!picture) return null;
  return (
    <div className={classes('hero-picture', className)}>
      <Picture
        {...picture}
        ratio={ratio}
        narrowRatio={narrowRatio}
        sizes={sizes}
        priority={priority}
        className="h-full w-full"
      />
    </div>
  );
}

/** A slide whose image contains its text (HOME-27); its headline is for screen readers only. */
export function ArtworkLink({ slide, main }: { slide: Slide; main: boolean }) {
  const action = slideAction(slide, useTranslations('hero'), useLanguage());
  const { lang } = mergedLanguage(slide, useLanguage());
  const Tag = main ? 'h1' : 'h2';
  return (
    <>
      <Tag lang={lang} className="sr-only">
        {slide.name}
      </Tag>
      {action && (
        <Link
          {...action.to}
          lang={lang}
          className="absolute inset-0 -outline-offset-4"
          aria-label={slide.name}
        >
          <span className="sr-only">{action.label}</span>
        </Link>
      )}
    </>
  );
}
