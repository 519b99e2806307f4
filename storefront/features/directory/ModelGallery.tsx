import { MODEL_GALLERY_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import { useTranslations } from 'next-intl';
import type { ModelDocument } from '@/content/directory.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { classes } from '@/ui/classes.ts';
import { Picture } from '@/ui/Picture.client.tsx';

export function ModelGallery({ name, pictures }: { name: string; pictures: ModelDocument['gallery'] }) {
  const t = useTranslations('directory');
  const shownPictures = pictures.flatMap((picture) => {
    const source = pictureSource(picture);
    return source ? [{ key: picture._key, source }] : [];
  });
  if (shownPictures.length === 0) return null;
  return (
    <section aria-label={t('model.pictures', { model: name })} className="section container">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul tabIndex={0} className="strip-phone grid gap-gap md:grid-cols-2">
        {shownPictures.map(({ key, source }, index) => (
          <li key={key} className={classes(index === 0 && shownPictures.length % 2 === 1 && 'md:col-span-2')}>
            <Picture
              {...source}
              ratio={MODEL_GALLERY_RATIO}
              sizes="(width >= 768px) 50vw, calc(100vw - 32px)"
              className="aspect-3/2 w-full rounded-card"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
