'use client';
import { Track } from '@/ui/carousel/Track.client.tsx';
import type { Carousel } from '@/ui/carousel/use-carousel.client.ts';
import { Icon } from '@/ui/Icon.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { useDialog } from '@/ui/use-dialog.client.ts';
import { PhotoSteps } from './PhotoSteps.client.tsx';
import { PHOTO_SHAPE } from './shape.ts';

/** So many pictures to either side of the one in sight are there: a vehicle may have eighty. */
const NEAR = 2;

/** The pictures over the whole screen (GALLERY-02 to GALLERY-05); Back and Escape close it. */
export function Fullscreen({
  images,
  title,
  carousel,
  isOpen,
  onClose,
}: {
  images: string[];
  title: string;
  carousel: Carousel;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { dialogProps, close } = useDialog(isOpen, onClose);
  return (
    <dialog
      {...dialogProps}
      aria-label={`Photos of the ${title}, fullscreen`}
      className="dark gallery-dialog"
      onKeyDown={carousel.onKeyDown}
    >
      {isOpen && (
        <>
          <Track carousel={carousel} label="Photos, fullscreen">
            {images.map(
              (image, at) =>
                Math.abs(at - carousel.index) <= NEAR && (
                  <Picture
                    key={image}
                    src={image}
                    alt={`${title}, photo ${at + 1} of ${images.length}`}
                    ratio={PHOTO_SHAPE}
                    sizes="100vw"
                    fit="contain"
                    className="h-full w-full"
                  />
                ),
            )}
          </Track>
          <PhotoSteps carousel={carousel} />
          <button
            type="button"
            className="gallery-close btn btn-secondary btn-icon"
            aria-label="Close"
            onClick={close}
          >
            <Icon name="x" />
          </button>
        </>
      )}
    </dialog>
  );
}
