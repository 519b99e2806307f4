import { environment } from '@forecourt/lib/platform/env';
import { noPhotosText } from '@forecourt/lib/vehicle/no-photos-text';
import { useTranslations } from 'next-intl';
import { pictureOrigin } from '@/content/picture-origin.server.ts';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import type { VehicleView } from '../page/view.server.ts';
import { CustomSlideCard } from './CustomSlideCard.tsx';
import { Gallery } from './Gallery.client.tsx';
import { mediaOf, picturesFrom, withSpinMarks } from './media.ts';

/**
 * The gallery of a vehicle page: photos, spin, interior and video (VDP-02).
 * @param props.sizes the `sizes` attribute of the large picture
 * @param props.wide uses a cinematic aspect ratio on wide screens
 */
export function VehicleGallery({
  view: { vehicle, title, site, customSlide, condition, now },
  sizes,
  wide,
}: {
  view: VehicleView;
  sizes: string;
  wide?: boolean;
}) {
  const t = useTranslations('vehicle');
  const images = vehicle.images.map(({ image }) => image.url);
  const thumbs = vehicle.images.map(({ image }) => image.thumb.url);
  const pictureAt = picturesFrom([new URL(environment().MEDIA_URL).origin, pictureOrigin()]);
  const media = mediaOf(withSpinMarks(vehicle, condition?.spinMarks ?? [], t), pictureAt, t);
  const gallery = (
    <Gallery
      images={images}
      thumbs={thumbs.every((thumb, at) => thumb === images[at]) ? images : thumbs}
      title={title}
      noPhotosText={noPhotosText(vehicle, now, t)}
      media={media}
      preferredView={site.settings.spinDefaultView}
      slide={customSlide && <CustomSlideCard slide={customSlide} sizes={sizes} />}
      sizes={sizes}
      wide={wide}
    />
  );
  return media.spin ? <TextsProvider namespaces={['spin']}>{gallery}</TextsProvider> : gallery;
}
