import { HERO_RATIOS } from '@forecourt/lib/sites/pictures/ratios';
import { useTranslations } from 'next-intl';
import { RecentSearches } from '@/features/search/suggest/RecentSearches.client.tsx';
import { SearchInput } from '@/features/search/suggest/SearchInput.client.tsx';
import { Slideshow } from '@/ui/carousel/Slideshow.client.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Select } from '@/ui/Select.tsx';
import { mergedLanguage } from '@/ui/text-language.ts';
import { useAddress, useLanguage } from '@/ui/use-language.ts';
import type { HeroProps, Slide } from './hero-props.ts';
import { pricePicks } from './price-picks.ts';
import { HiddenHeading, SlidePicture, SlideText, slideAction } from './slide-parts.tsx';

/** Search and budget first, the image next to them. */
export function YardHero({ site, block, opening }: HeroProps) {
  const { slides, showSearch } = block;
  const Title = opening ? 'h1' : 'h2';
  const [first] = slides;
  const own = mergedLanguage(first ?? {}, useLanguage());
  if (!showSearch || !first) {
    return (
      <div className="container pt-4" data-opening={opening || undefined}>
        {opening && <HiddenHeading site={site} />}
        <Pictures slides={slides} opening={opening} captions />
      </div>
    );
  }
  return (
    <div className="bg-sunken" data-opening={opening || undefined}>
      <div className="container grid items-stretch gap-5 py-5 lg:grid-cols-[5fr_7fr] lg:gap-8 lg:py-8">
        <div className="flex flex-col justify-center">
          <Title {...own} className="display">
            {first.name}
          </Title>
          <SlideText slide={first} className="mt-3 text-lg text-ink-muted" />
          <Finder site={site} />
        </div>
        <Pictures slides={slides} opening={opening} />
      </div>
    </div>
  );
}

function Finder({ site }: Pick<HeroProps, 'site'>) {
  const t = useTranslations('hero');
  const hint = useTranslations('shell')('searchHint');
  const addressOf = useAddress();
  const picks = pricePicks(site, t);
  return (
    <search className="mt-6 rounded-card border border-line bg-surface p-4">
      <form action={addressOf('/search')} className="grid gap-3 sm:grid-cols-[1fr_11rem]">
        <div className="relative">
          <label htmlFor="finder-words" className="mb-1 block text-sm font-semibold">
            {t('whatAfter')}
          </label>
          <SearchInput id="finder-words" siteSlug={site.slug} placeholder={hint} />
        </div>
        <div>
          <label htmlFor="finder-price" className="mb-1 block text-sm font-semibold">
            {t('yourBudget')}
          </label>
          <Select id="finder-price" name="range[price]" defaultValue="">
            <option value="">{t('anyPrice')}</option>
            {picks.map(({ label, value }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
        <button type="submit" className="btn btn-primary btn-lg sm:col-span-2">
          <Icon name="search" size={18} />
          {t('searchStock')}
        </button>
      </form>
      {/* Earlier searches of this visitor replace the list in the same space, without layout shift. */}
      <div className="group/picks mt-3 grid [&>*]:[grid-area:1/1]">
        <ul
          aria-label={t('byPrice')}
          className="grid grid-cols-2 gap-2 group-has-[nav]/picks:invisible sm:grid-cols-4 lg:grid-cols-2"
        >
          {picks.slice(1, 5).map(({ label, value }) => (
            <li key={value}>
              <Link
                href={`/search?range[price]=${value}`}
                className="btn btn-sm numbers w-full bg-sunken px-1! text-sm font-medium hover:bg-accent-soft hover:text-accent-ink"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <RecentSearches
          siteSlug={site.slug}
          className="content-start items-center overflow-y-auto text-sm max-h-full flex-wrap gap-y-0!"
        />
      </div>
    </search>
  );
}

function Pictures({
  slides,
  opening,
  captions = false,
}: {
  slides: readonly Slide[];
  opening: boolean;
  captions?: boolean;
}) {
  const t = useTranslations('hero');
  const language = useLanguage();
  return (
    <Slideshow
      label={t('highlights')}
      className="overflow-clip rounded-card"
      slides={slides.map((slide, index) => {
        const action = slideAction(slide, t, language);
        // The first slide's text is next to the image; other slides show theirs on it.
        const words = (captions || index > 0) && !slide.hide_overlay;
        return (
          <div
            key={slide.id}
            className={`dark relative flex aspect-16/10 h-full w-full items-end lg:aspect-auto lg:min-h-105 ${words ? 'shade-corner' : ''}`}
          >
            <SlidePicture
              slide={slide}
              ratio={HERO_RATIOS.yard.wide}
              sizes="(width >= 1280px) 740px, (width >= 992px) 56vw, 100vw"
              priority={opening && index === 0}
            />
            {words && (
              <div className="carousel-words relative z-(--z-on-picture) p-5 pb-12 lg:p-8 lg:pb-14">
                <p {...mergedLanguage(slide, language)} className="title font-bold">
                  {slide.name}
                </p>
                <SlideText slide={slide} className="mt-1 max-w-[27em]" />
              </div>
            )}
            {action && (
              <LinkButton
                {...action.to}
                variant="secondary"
                size="sm"
                className="absolute end-4 bottom-4 z-(--z-on-picture) max-sm:hidden"
              >
                {action.label}
              </LinkButton>
            )}
          </div>
        );
      })}
      controls="self-end justify-self-start p-4"
    />
  );
}
