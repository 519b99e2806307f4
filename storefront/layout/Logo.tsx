import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { editableField } from '@/preview/Editable.tsx';
import { classes } from '@/ui/classes.ts';
import { Link } from '@/ui/Link.tsx';

const MAX_WIDTH = 200;

/**
 * The site's logo, linked to the home page; its name if it has none.
 * @param props.height in pixels; a very wide logo is shown smaller to leave room for the menu
 * @param props.mono on a dark background: the dark-background logo, else the normal one in white
 */
export function Logo({ site, height, mono = false }: { site: Site; height: number; mono?: boolean }) {
  const t = useTranslations('header');
  const { logoOnDark, name } = site;
  const logo = (mono && logoOnDark) || site.logo;
  const ratio = logo?.width && logo.height ? logo.width / logo.height : 0;
  const width = Math.min(MAX_WIDTH, Math.round(height * ratio));
  return (
    <Link
      href="/"
      className="flex min-h-11 min-w-0 items-center sm:shrink-0"
      aria-label={t('home', { name })}
    >
      {logo && ratio > 0 ? (
        // biome-ignore lint/performance/noImgElement: a vector mark, nothing to resize
        <img
          src={logo.url}
          alt=""
          {...editableField(site.id, 'site', mono && logoOnDark ? 'logoOnDark' : 'logo')}
          fetchPriority="low"
          width={width}
          height={Math.round(width / ratio)}
          // Forced colours make the background light under a logo for dark backgrounds.
          className={classes(
            mono &&
              (logoOnDark
                ? 'forced-colors:bg-black forced-color-adjust-none'
                : 'not-forced-colors:[filter:brightness(0)_invert(1)]'),
          )}
        />
      ) : (
        <span className="text-xl font-bold tracking-tight">{name}</span>
      )}
    </Link>
  );
}
