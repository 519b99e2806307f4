import type { Site } from '@forecourt/lib/sites/site';
import { editableField } from '@/preview/Editable.tsx';
import { classes } from '@/ui/classes.ts';
import { Link } from '@/ui/Link.tsx';

const MAX_WIDTH = 200;

/**
 * The site's mark, which leads home; its name in letters when it has none.
 * @param props.height in pixels; a very wide mark gets lower so as not to push the menu
 * @param props.mono on a dark ground: the mark made for one, else the logo in white alone
 */
export function Logo({ site, height, mono = false }: { site: Site; height: number; mono?: boolean }) {
  const { logoOnDark, name } = site;
  const logo = (mono && logoOnDark) || site.logo;
  const ratio = logo?.width && logo.height ? logo.width / logo.height : 0;
  const width = Math.min(MAX_WIDTH, Math.round(height * ratio));
  return (
    <Link href="/" className="flex min-h-11 shrink-0 items-center" aria-label={`${name}, home`}>
      {logo && ratio > 0 ? (
        // biome-ignore lint/performance/noImgElement: a vector mark, nothing to resize
        <img
          src={logo.url}
          alt=""
          {...editableField(site.id, 'site', mono && logoOnDark ? 'logoOnDark' : 'logo')}
          fetchPriority="low"
          width={width}
          height={Math.round(width / ratio)}
          className={classes(mono && !logoOnDark && '[filter:brightness(0)_invert(1)]')}
        />
      ) : (
        <span className="text-xl font-bold tracking-tight">{name}</span>
      )}
    </Link>
  );
}
