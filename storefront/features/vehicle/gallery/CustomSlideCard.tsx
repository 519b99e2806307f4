import { useTranslations } from 'next-intl';
import type { CustomSlide } from '@/content/custom-slide.server.ts';
import { targetOf } from '@/content/links.ts';
import { pictureSource } from '@/content/picture.ts';
import { Link } from '@/ui/Link.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { PHOTO_SHAPE } from './photo-shape.ts';

/** The site's promotional slide among the photos (GALLERY-10): image, overlay text and button. */
export function CustomSlideCard({ slide, sizes }: { slide: CustomSlide; sizes: string }) {
  const t = useTranslations('vehicle');
  const picture = pictureSource(slide.image);
  const to = targetOf(slide.url);
  return (
    <div className="dark relative h-full">
      {picture && (
        <Picture {...picture} ratio={PHOTO_SHAPE} sizes={sizes} maxWidth={1440} className="h-full w-full" />
      )}
      {slide.hide_overlay ? (
        to && <Link {...to} aria-label={slide.name} className="absolute inset-0 -outline-offset-4" />
      ) : (
        <div className="gallery-slide-words">
          <p className="text-xl font-semibold lg:text-2xl">{slide.name}</p>
          {slide.description && <p className="text-sm lg:text-base">{slide.description}</p>}
          {to && (
            <LinkButton {...to} size="sm" className="mt-2">
              {slide.buttonLabel || t('findOutMore')}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}
