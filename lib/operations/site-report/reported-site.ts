import { z } from 'zod';
import { parseFeatures, type SiteFeatures } from '../../sites/features.ts';
import { LINKING_TYPES } from '../../sites/linking-types.ts';
import { parseSettings, type SiteSettings } from '../../sites/settings.ts';
import { type ChargeTable, parseChargeTables } from '../../vehicle/drive-away/charge-table.ts';
import { dealerState } from '../../vehicle/law/dealer-state.ts';
import { CAR_TYPES, type CarType } from '../../vehicle/vehicle.ts';

/** Query for a published site ($site: slug) and its report's data, without shared pages. */
export const REPORTED_SITE = `*[_type == "site" && slug.current == $site][0] {
  "id": _id,
  "slug": slug.current,
  settings,
  "features": *[_type == "siteFeatures" && site._ref == ^._id][0],
  "places": coalesce(dealerships[]->{ _id, name }, []),
  "locations": coalesce(locations[]->{ _id, name }, []),
  url,
  "sellingPlaces": coalesce(locations[]->{
    "id": _id, "dealershipId": dealership._ref, "state": address.state,
    "licenceName": dealer_license_name, "licenceNumber": dealer_license_number
  }, []),
  "confirmedRules": *[_type == "lawConfirmation" && defined(confirmedBy) && defined(confirmedOn)].rule,
  "models": *[_type == "model" && defined(slug.current)].slug.current,
  "chargeTables": *[_type == "chargeTable"] { ..., "id": _id },
  "contents": *[_type in ${JSON.stringify(LINKING_TYPES)} && (site._ref == ^._id
    || (^._id in sites[]._ref && !(^._id in coalesce(excludedSites[]._ref, []))))],
  "translations": *[_type == "translation.metadata" && (site._ref == ^._id || ^._id in sites[]._ref)]{
    "english": translations[language == "en"][0].value._ref,
    "translations": translations[language != "en"]{ language, "id": value._ref }
  }
}`;

const textOrNull = z.string().nullish().catch(null);
const sellingPlaceSchema = z.object({
  id: z.string(),
  dealershipId: textOrNull,
  state: textOrNull.transform((state) => dealerState({ state: state ?? null })),
  licenceName: textOrNull.transform((name) => name ?? null),
  licenceNumber: textOrNull.transform((number) => number ?? null),
});
export type SellingPlace = z.output<typeof sellingPlaceSchema>;

const placeSchema = z.object({ _id: z.string(), name: z.string().nullish().catch(null) });
const documentSchema = z.looseObject({ _id: z.string(), _type: z.string() });
const record = z.record(z.string(), z.unknown()).nullish().catch(null);

const linkedSchema = z.object({
  english: z.string(),
  translations: z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.flatMap((item) => z.object({ language: z.string(), id: z.string() }).safeParse(item).data ?? []),
    ),
});
export type LinkedTranslations = z.output<typeof linkedSchema>;

export type LakeDocument = z.output<typeof documentSchema>;

export interface ReportedSite {
  id: string;
  slug: string;
  timeZone: string;
  settings: SiteSettings;
  features: SiteFeatures;
  dealershipIds: string[];
  carTypes: readonly CarType[];
  caravansEnabled: boolean;
  /** Names of dealerships and locations by id. */
  placeNames: Readonly<Record<string, string>>;
  models: string[];
  /** The valid tables of government charges, which all sites share. */
  chargeTables: ChargeTable[];
  contents: LakeDocument[];
  /** Which documents translate which English one, by id. */
  translations: LinkedTranslations[];
  /** Public address; null if nobody entered one. */
  url: string | null;
  sellingPlaces: SellingPlace[];
  /** Ids of the rules of law that a person has confirmed. */
  confirmedRules: ReadonlySet<string>;
}

const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) => items.flatMap((each) => item.safeParse(each).data ?? []) as z.output<Item>[]);

/** Parses the result of `REPORTED_SITE`, dropping invalid parts; null without a site. */
export const reportedSiteSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    settings: record,
    features: record,
    places: listOf(placeSchema),
    locations: listOf(placeSchema),
    models: listOf(z.string()),
    chargeTables: z.array(z.unknown()).catch([]).transform(parseChargeTables),
    contents: listOf(documentSchema),
    translations: listOf(linkedSchema),
    url: textOrNull,
    sellingPlaces: listOf(sellingPlaceSchema),
    confirmedRules: listOf(z.string()),
  })
  .nullable()
  .transform((answer): ReportedSite | null => {
    if (!answer) return null;
    const { settings } = parseSettings(answer.settings);
    const { features } = parseFeatures(answer.features);
    const {
      id,
      slug,
      places,
      locations,
      models,
      chargeTables,
      contents,
      translations,
      url,
      sellingPlaces,
      confirmedRules,
    } = answer;
    return {
      id,
      slug,
      timeZone: settings.timeZone,
      settings,
      features,
      dealershipIds: places.map(({ _id }) => _id),
      carTypes: CAR_TYPES.filter((type) => settings.carTypes.includes(type)),
      caravansEnabled: features.caravansEnabled,
      placeNames: Object.fromEntries([...places, ...locations].map(({ _id, name }) => [_id, name || _id])),
      models,
      chargeTables,
      contents,
      translations,
      url: url && URL.canParse(url) ? url : null,
      sellingPlaces,
      confirmedRules: new Set(confirmedRules),
    };
  });
