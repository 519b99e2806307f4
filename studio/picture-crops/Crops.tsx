import { cropWindow, type EditedPicture } from '@forecourt/lib/sites/pictures/crop-window';
import { type Crop, cropsOf } from '@forecourt/lib/sites/pictures/crops';
import type { Template } from '@forecourt/lib/sites/theme';
import { Stack, Text } from '@sanity/ui';
import { useEffect, useId, useState } from 'react';
import { useClient } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import styles from './PictureCrops.module.css';

const PICTURE = `{
  "picture": *[_id == $assetId][0]{
    url, "width": metadata.dimensions.width, "height": metadata.dimensions.height
  },
  "template": *[_id == $siteId][0].template
}`;
/** Pixels of the picture that is loaded; each crop shows a part of it. */
const LOADED_WIDTH = 640;

interface Loaded {
  picture: { url: string; width: number; height: number } | null;
  template: Template | null;
}

/** Shows a picture as each place of the site crops it, with its focal point. */
export function Crops({
  assetId,
  siteId,
  field,
  shape,
  crop,
  hotspot,
}: {
  assetId: string;
  siteId: string | undefined;
  field: string;
  shape: string | undefined;
  crop: EditedPicture['crop'] | undefined;
  hotspot: EditedPicture['hotspot'] | undefined;
}) {
  const client = useClient({ apiVersion: API_VERSION });
  const titleId = useId();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isCropped = cropsOf(field, { shape }).length > 0;
  useEffect(() => {
    if (!isCropped) return;
    const controller = new AbortController();
    client
      .fetch<Loaded>(
        PICTURE,
        { assetId, siteId: siteId ?? '' },
        { tag: 'picture-crops', signal: controller.signal },
      )
      .then(setLoaded)
      // The crops are a help; the picture can be edited without them.
      .catch((error: unknown) => controller.signal.aborted || console.info('crops are not shown', error));
    return () => controller.abort();
  }, [client, assetId, siteId, isCropped]);
  if (!loaded?.picture?.width) return null;
  const { picture, template } = loaded;
  return (
    <section aria-labelledby={titleId} data-testid="picture-crops">
      <Stack gap={3}>
        <Text size={1} weight="medium" id={titleId}>
          How the site crops it
        </Text>
        <ul className={styles.crops}>
          {cropsOf(field, { template: template ?? undefined, shape }).map((place) => (
            <CroppedPicture key={place.title} place={place} picture={{ ...picture, crop, hotspot }} />
          ))}
        </ul>
        <Text size={1} muted>
          {hotspot
            ? 'The dot is the focal point. To move it, select the crop icon of the picture.'
            : 'Crops show the middle. To choose what always stays in view, select the crop icon of the picture.'}
        </Text>
      </Stack>
    </section>
  );
}

function CroppedPicture({
  place: { title, ratio },
  picture,
}: {
  place: Crop;
  picture: EditedPicture & { url: string };
}) {
  const { left, top, width, height } = cropWindow(picture, ratio);
  const { hotspot } = picture;
  const percent = (share: number) => `${(share * 100).toFixed(3)}%`;
  return (
    <li>
      <div className={styles.window} style={{ aspectRatio: ratio, width: `min(100%, ${72 * ratio}px)` }}>
        <img
          src={`${picture.url}?w=${LOADED_WIDTH}&fit=max`}
          alt=""
          loading="lazy"
          style={{
            width: percent(1 / width),
            height: percent(1 / height),
            left: percent(-left / width),
            top: percent(-top / height),
          }}
        />
        {hotspot?.x !== undefined && hotspot.y !== undefined && (
          <span
            className={styles.focus}
            style={{ left: percent((hotspot.x - left) / width), top: percent((hotspot.y - top) / height) }}
          />
        )}
      </div>
      <Text size={1} muted>
        {title}
      </Text>
    </li>
  );
}
