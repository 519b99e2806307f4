import type { Translator } from '@forecourt/lib/platform/language/translator';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { targetOf } from '@/content/links.ts';
import { pictureSource } from '@/content/picture.ts';
import { classes } from '@/ui/classes.ts';
import { Link } from '@/ui/Link.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import type { HeroProps, Slide } from './hero-props.ts';

export interface HeroSlideProps {
  slide: Slide;
  main: boolean;
  priority: boolean;
  tall: boolean;
  search: boolean;
}

export function slideAction({ url, buttonLabel }: Slide, t: Translator<'hero'>) {
  const to = targetOf(url);
  return to ? { label: buttonLabel || t('findOutMore'), to } : null;
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
  return <Tag className={classes('display max-w-[11em]', className)}>{slide.name}</Tag>;
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
  const action = slideAction(slide, useTranslations('hero'));
  const Tag = main ? 'h1' : 'h2';
  return (
    <>
      <Tag className="sr-only">{slide.name}</Tag>
      {action && (
        <Link {...action.to} className="absolute inset-0 -outline-offset-4" aria-label={slide.name}>
          <span className="sr-only">{action.label}</span>
        </Link>
      )}
    </>
  );
}
