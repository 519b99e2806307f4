import { modelStatus } from '@forecourt/lib/inventory/search/models/record';
import { directoryBodies } from '@forecourt/lib/inventory/search/models/to-record';
import type { Site } from '@forecourt/lib/sites/site';
import type { Brand, DirectoryModel } from '@/content/directory.server.ts';
import { cardBuildOf } from '@/features/vehicle-card/card-build.ts';
import { editableField } from '@/preview/Editable.tsx';
import { MODEL_GRID, ModelCard, stockKey } from './ModelCard.tsx';
import type { ModelHit } from './search.ts';
import type { StockCounts } from './stock.server.ts';

export function ModelList({
  site,
  brand,
  models,
  stock,
}: {
  site: Site;
  brand: Brand;
  models: readonly DirectoryModel[];
  stock: StockCounts;
}) {
  return (
    <ul className={MODEL_GRID[cardBuildOf(site)].list}>
      {models.map((model) => {
        const hit = hitOf(brand, model);
        return (
          <li key={model.id} {...editableField(model.id, 'model', 'name')}>
            <ModelCard
              hit={hit}
              build={cardBuildOf(site)}
              stock={stock[stockKey(hit)] ?? null}
              showMake={false}
              level={3}
            />
          </li>
        );
      })}
    </ul>
  );
}

const hitOf = (brand: Brand, model: DirectoryModel): ModelHit => ({
  objectID: model.id,
  manufacturer: { id: brand.id, name: brand.name, slug: brand.slug },
  model: {
    name: model.name,
    slug: model.slug,
    href: model.href,
    body: directoryBodies(model.manufacturer_body),
    status: modelStatus(model.status),
    image: model.image?.url
      ? {
          url: model.image.url,
          alt: model.image.alt,
          width: model.image.width,
          height: model.image.height,
          ...(model.image.crop && { crop: model.image.crop }),
          ...(model.image.hotspot && { hotspot: model.image.hotspot }),
        }
      : null,
  },
});
