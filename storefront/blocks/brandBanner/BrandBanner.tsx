import { BRAND_BANNER_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import { getTranslations } from 'next-intl/server';
import { actionOf } from '@/content/links.ts';
import { pictureSource } from '@/content/picture.ts';
import { BrandLogo } from '@/features/directory/BrandLogo.tsx';
import { stockLink } from '@/stock/stock-link.server.ts';
import { classes } from '@/ui/classes.ts';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import type { BlockProps } from '../block.ts';

/** One brand across the page: logo, text and vehicles (ANN-07), if the feature is on. */
export async function BrandBanner({ block, site }: BlockProps<'brandBanner'>) {
  const { brand } = block;
  if (!site.features.brandBannerEnabled || !brand) return null;
  const t = await getTranslations('blocks');
  const picture = pictureSource(block.image);
  const text = block.text || brand.description;
  const stock = await stockLink(site, [brand.slug || brand.name]);
  const action =
    actionOf(block.action) ??
    (stock ? { label: t('brandInStock', { brand: brand.name }), to: { href: stock } } : null);
  return (
    <section data-block="brandBanner" className="section">
      <div className="container">
        <div
          className={classes(
            'grid items-center gap-x-16 gap-y-8',
            picture ? 'lg:grid-cols-2' : 'rounded-card bg-sunken px-6 py-10 lg:px-14 lg:py-16',
          )}
        >
          {picture && (
            <Picture
              {...picture}
              ratio={BRAND_BANNER_RATIO}
              sizes="(width >= 1280px) 620px, (width >= 992px) 50vw, 100vw"
              className="aspect-16/10 w-full rounded-card"
            />
          )}
          <div
            className={picture ? undefined : 'flex flex-wrap items-center justify-between gap-x-12 gap-y-6'}
          >
            <div className="max-w-[32em]">
              {brand.logo?.url && (
                <p className="mb-6">
                  <BrandLogo brand={brand} height={64} />
                </p>
              )}
              <h2 className="title text-balance">{block.heading || brand.name}</h2>
              {text && <p className="mt-3 text-lg">{text}</p>}
            </div>
            {action && (
              <LinkButton {...action.to} size="lg" className={picture ? 'mt-6' : undefined}>
                {action.label}
              </LinkButton>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
