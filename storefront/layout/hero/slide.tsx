import type { Site } from '@forecourt/lib/sites/site';
import { targetOf } from '@/content/links.ts';
import { pictureSource } from '@/content/picture.ts';
import { classes } from '@/ui/classes.ts';
import { Link } from '@/ui/Link.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import type { HeroProps, Slide } from './context.ts';

/** What a template's own slide is given. */
export interface HeroSlideProps {
  slide: Slide;
  /** Whether its headline is the page's. */
  main: boolean;
  priority: boolean;
  tall: boolean;
  /** Whether a search lies over its lower edge. */
  search: boolean;
}

const DEFAULT_LABEL = 'Find out more';

/** Where a slide leads and in which words. */
export function slideAction({ url, buttonLabel }: Slide) {
  const to = targetOf(url);
  return to ? { label: buttonLabel || DEFAULT_LABEL, to } : null;
}

/** Whether the first slide's headline is the page's: not where it gives way to others, and would be gone for who hears the page read. */
export const isPageHeading = ({ block, opening }: Pick<HeroProps, 'block' | 'opening'>): boolean =>
  opening && block.slides.length === 1;

/** The page's main heading where no headline is always there: for who hears the page read, whichever slide shows. */
export const HiddenHeading = ({ site }: { site: Pick<Site, 'name'> }) => (
  <h1 className="sr-only">{site.name}</h1>
);

/** The headline of a slide: the page's main heading when it is the only slide and opens the page. */
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

/** It fills a screen, and is what a page is waited for. */
const QUALITY = 70;

/** The picture of a slide, filling its place. */
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

/**
 * A slide that is artwork with its own words (HOME-27): the picture alone, all of it the link. Its headline is
 * kept for readers.
 */
export function ArtworkLink({ slide, main }: { slide: Slide; main: boolean }) {
  const action = slideAction(slide);
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
