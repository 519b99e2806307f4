import { PROMO_RESULT_RATIO, WIDE_PROMO_RESULT_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import type { LinkTarget } from '@/content/links.ts';
import type { PictureSource } from '@/content/picture.ts';
import type { CardBuild } from '@/features/vehicle-card/card-build.ts';
import { classes } from '@/ui/classes.ts';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import type { TextLanguage } from '@/ui/text-language.ts';
import type { PromoRules } from './rules.ts';

export interface PromoView extends PromoRules {
  id: string;
  title: string;
  text: string | null;
  image: PictureSource | null;
  label: string;
  to: LinkTarget;
  /** Attributes of elements with its texts. */
  language: TextLanguage;
}

const GROUND: Readonly<Record<CardBuild, string>> = {
  group: 'bg-accent-soft border-transparent',
  franchise: 'dark bg-surface border-transparent',
  yard: 'bg-accent text-on-accent border-transparent',
};

/** A promo card among the vehicles (SEARCH-05). */
export function PromoCard({ promo, build, sizes }: { promo: PromoView; build: CardBuild; sizes: string }) {
  const { title, text, image, label, to, language } = promo;
  const wide = build === 'franchise';
  return (
    <div className={classes('card h-full', GROUND[build])}>
      {image && (
        <Picture
          {...image}
          ratio={wide ? WIDE_PROMO_RESULT_RATIO : PROMO_RESULT_RATIO}
          sizes={sizes}
          className={classes('w-full', wide ? 'aspect-video' : 'aspect-4/3')}
        />
      )}
      <div {...language} className="flex grow flex-col gap-2 p-card">
        <h2 className={classes(image ? 'text-xl' : 'text-2xl', 'text-balance')}>{title}</h2>
        {text && <p className={image ? 'text-sm' : 'text-base'}>{text}</p>}
        <LinkButton {...to} variant="secondary" size="sm" className="mt-auto self-start whitespace-normal">
          {label}
        </LinkButton>
      </div>
    </div>
  );
}
