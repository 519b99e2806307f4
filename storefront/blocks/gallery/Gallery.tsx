import { GALLERY_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import { useTranslations } from 'next-intl';
import { pictureSource } from '@/content/picture.ts';
import { noAlternative, plainAlternative } from '@/preview/alternative-text.ts';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';

const MOST = 24;

/** A grid of photos; each opens large in a native popover. */
export function Gallery({ block }: BlockProps<'gallery'>) {
  const t = useTranslations('blocks');
  const pictures = block.pictures
    .flatMap((entry) => {
      const picture = pictureSource(entry);
      const own = entry.width && entry.height ? entry.width / entry.height : 3 / 2;
      return picture ? [{ key: entry._key, picture, own }] : [];
    })
    .slice(0, MOST);
  if (pictures.length === 0) return null;
  return (
    <Section block="gallery" title={block.heading} intro={block.intro}>
      <ul className={classes('gallery-grid', gridOf(pictures.length))}>
        {pictures.map(({ key, picture, own }, index) => {
          const id = `picture-${block._key}-${index + 1}`;
          const words = plainAlternative(picture.alt);
          const name = words || t('gallery.picture', { number: index + 1, count: pictures.length });
          return (
            <li key={key}>
              <button type="button" popoverTarget={id} aria-label={t('gallery.enlarge', { name })}>
                <Picture
                  {...picture}
                  alt={noAlternative(picture.alt)}
                  ratio={GALLERY_RATIO}
                  sizes="(width >= 992px) 410px, 50vw"
                  className="card-zoom"
                />
              </button>
              <div id={id} popover="auto" role="dialog" aria-label={name} className="lightbox">
                <figure>
                  <Picture
                    {...picture}
                    ratio={own}
                    focus={null}
                    sizes="(width >= 1400px) 1320px, 96vw"
                    className="lightbox-picture"
                  />
                  {words && <figcaption className="mt-3 text-sm text-ink-muted">{words}</figcaption>}
                </figure>
                <button
                  type="button"
                  popoverTarget={id}
                  popoverTargetAction="hide"
                  aria-label={t('close')}
                  className="btn btn-secondary btn-icon lightbox-close"
                >
                  <Icon name="x" />
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Returns the grid that leaves no row half empty, with a large first picture if that fills it. */
const gridOf = (count: number) =>
  count > 4 && count % 4 === 1 ? 'gallery-lead' : count % 3 === 0 || count % 4 !== 0 ? null : 'gallery-four';
