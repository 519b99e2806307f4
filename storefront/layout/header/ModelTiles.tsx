import { directoryBodies } from '@forecourt/lib/inventory/search/models/to-record';
import { MODEL_MENU_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import type { Site } from '@forecourt/lib/sites/site';
import { slugify } from '@forecourt/lib/vehicle/title';
import { getTranslations } from 'next-intl/server';
import type { Menu } from '@/content/navigation.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { modelPrices } from '@/features/directory/stock.server.ts';
import { noAlternative } from '@/preview/alternative-text.ts';
import { editableField } from '@/preview/Editable.tsx';
import { bodyText, type StockTexts } from '@/stock/facets.ts';
import { fromText, type LowestPrice } from '@/stock/lowest-price.ts';
import { classes } from '@/ui/classes.ts';
import { Link } from '@/ui/Link.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { modelGroups } from './model-groups.ts';

/** Groups up to this size are not split across columns. */
const WHOLE = 4;

type Model = NonNullable<Menu['models']>[number];

/** The models of a mega menu, each with its image and price from new (NAV-11). */
export async function ModelTiles({ menu, site }: { menu: Menu; site: Site }) {
  const t = await getTranslations('header');
  const stock = await getTranslations('stock');
  const models = menu.models ?? [];
  const prices = await modelPrices(site, models);
  const tile = (model: Model) => (
    <ModelTile
      key={model.id}
      model={model}
      price={prices[`${slugify(model.make)}/${slugify(model.name)}`] ?? null}
      wide={menu.groupBy !== 'none'}
      stock={stock}
    />
  );
  if (menu.groupBy === 'none')
    return <ul className="grid grid-cols-4 gap-gap xl:grid-cols-5">{models.map(tile)}</ul>;
  return (
    <div className="columns-3 gap-gap xl:columns-4">
      {modelGroups(models, menu.groupBy, t('otherModels'), stock).map(({ title, models: own }) => (
        <div key={title} className={classes('mb-5', own.length <= WHOLE && 'break-inside-avoid')}>
          <p className="mb-1 px-3 text-sm font-semibold text-ink-muted">{title}</p>
          <ul>{own.map(tile)}</ul>
        </div>
      ))}
    </div>
  );
}

function ModelTile({
  model,
  price,
  wide,
  stock,
}: {
  model: Model;
  price: LowestPrice | null;
  wide: boolean;
  stock: StockTexts;
}) {
  const picture = pictureSource(model.image);
  const [body] = directoryBodies(model.manufacturer_body);
  const facts = price ? fromText(price, stock) : body && bodyText(body, stock);
  return (
    <li className={wide ? 'break-inside-avoid' : undefined}>
      <Link
        href={model.href ?? '/'}
        className={wide ? 'menu-item flex! items-center gap-4' : 'menu-item text-center'}
      >
        {picture && (
          <Picture
            {...picture}
            alt={noAlternative(picture.alt)}
            ratio={MODEL_MENU_RATIO}
            sizes={wide ? '96px' : '220px'}
            maxWidth={wide ? 240 : 480}
            className={wide ? 'w-24 flex-none' : 'mb-2 w-full'}
          />
        )}
        <span>
          <span className="block font-semibold" {...editableField(model.id, 'model', 'name')}>
            {model.name}
          </span>
          {facts && <span className="numbers block text-sm text-ink-muted">{facts}</span>}
        </span>
      </Link>
    </li>
  );
}
