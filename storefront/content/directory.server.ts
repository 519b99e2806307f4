import {
  brandModelsQuery,
  modelQuery,
  siteBrandsQuery,
  siteDealershipsQuery,
  sitesOfBrandsQuery,
} from '@forecourt/schemas/queries/directory';
import type {
  BrandModelsQueryResult,
  ModelQueryResult,
  SiteBrandsQueryResult,
  SiteDealershipsQueryResult,
} from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { cached, tagPage } from '@/cache/cached.server.ts';
import { documentIds } from '@/cache/documents.ts';
import { tagOf } from '@/cache/manifest.ts';
import { ask, contentClient } from './client.server.ts';
import { usablePictures } from './usable-pictures.server.ts';

export type Brand = NonNullable<NonNullable<SiteBrandsQueryResult>['own']>;
export type DirectoryModel = BrandModelsQueryResult[number];
export type Dealership = NonNullable<SiteDealershipsQueryResult>[number];
export type ModelDocument = NonNullable<ModelQueryResult>;

/** Returns the brands of a site by name: its brand on a single-brand site, else those of its locations. */
export const loadBrands = cache(async (site: string): Promise<Brand[]> => {
  const siteBrands = await cached(
    'directory',
    { site },
    () => ask(siteBrandsQuery, { site }, { editable: true }),
    {
      key: 'brands',
    },
  );
  const brands = siteBrands?.own
    ? [siteBrands.own]
    : (siteBrands?.sold ?? []).filter((brand) => brand !== null);
  const bySlug = new Map(brands.filter(({ slug, name }) => slug && name).map((brand) => [brand.slug, brand]));
  return [...bySlug.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en-AU'));
});

/** Returns a site's brand by slug; null if the site does not have it. */
export const findBrand = async (site: string, slug: string): Promise<Brand | null> =>
  (await loadBrands(site)).find((brand) => brand.slug === slug) ?? null;

/** Returns the slugs of the sites that have any of these manufacturers, uncached. */
export const sitesOfBrands = (manufacturers: readonly string[]): Promise<string[]> =>
  contentClient().fetch(sitesOfBrandsQuery, { manufacturers: [...manufacturers] });

/** Returns every model of a site's brands by name, including discontinued ones. */
export const loadModels = cache(async (site: string): Promise<DirectoryModel[]> => {
  const manufacturers = (await loadBrands(site)).map(({ id }) => id);
  if (manufacturers.length === 0) return [];
  const models = await cached(
    'directory',
    { site },
    () => ask(brandModelsQuery, { manufacturers }, { editable: true }),
    { key: `models ${manufacturers.join(' ')}` },
  );
  return usablePictures(site, models);
});

/** Returns the model at `/{slug}` and tags the page with it; null if it is of no brand of the site. */
export const findModel = cache(async (site: string, slug: string): Promise<ModelDocument | null> => {
  const isOfSite = (await loadModels(site)).some((model) => model.slug === slug);
  if (!isOfSite) return null;
  const model = await ask(modelQuery, { slug }, { editable: true });
  await tagPage(documentIds(model).map((id) => tagOf('document', { site, id })));
  return usablePictures(site, model);
});

/** Returns the dealerships of a site, the main one first. */
export const loadDealerships = cache(
  async (site: string): Promise<Dealership[]> =>
    (await cached('directory', { site }, () => ask(siteDealershipsQuery, { site }), {
      key: 'dealerships',
      tags: [tagOf('site', { site })],
    })) ?? [],
);
