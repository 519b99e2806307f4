import type { VehicleCheck } from '@forecourt/lib/inventory/registers/check';
import { checksOf } from '@forecourt/lib/inventory/registers/checks.server';
import { priceChangesOf } from '@forecourt/lib/inventory/stock/price-changes.server';
import type { PublicVehicle } from '@forecourt/lib/inventory/stock/vehicles.server';
import { actionRules, type VehicleAction, vehicleActions } from '@forecourt/lib/leads/vehicle-actions';
import { heldUntil } from '@forecourt/lib/payments/reservation/held-until.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ENGLISH, type Language } from '@forecourt/lib/platform/language/languages';
import { type Translator, translatorOf } from '@forecourt/lib/platform/language/translator';
import type { Site } from '@forecourt/lib/sites/site';
import { comparisonRate } from '@forecourt/lib/vehicle/finance/eligibility';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import type { LawStatement } from '@forecourt/lib/vehicle/law/law-statement';
import type { PriceChange } from '@forecourt/lib/vehicle/price-comparison/price-history';
import { phoneFor } from '@forecourt/lib/vehicle/seller';
import { vehicleSubtitle, vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
import { type ConditionFile, loadConditionFile } from '@/content/condition-file.server.ts';
import { type CustomSlide, loadCustomSlide } from '@/content/custom-slide.server.ts';
import { type Location, loadLocations } from '@/content/locations.server.ts';
import { smsNumberOf } from '@/features/conversation/sms-number.server.ts';
import { filledIn } from '@/features/figures/figures.server.ts';
import { offersPopup } from '@/features/finance/popup.server.ts';
import { lawOf } from '@/features/law/law.server.ts';
import { locationHref } from '@/features/location/address.ts';
import { placeOf } from '@/features/location/find-locations.ts';
import { type ShownPhone, shownPhone } from '@/features/phone/phone.ts';
import { REVIEWS_ANCHOR, reviewsOf } from '@/features/reviews/Reviews.tsx';
import { type ReviewSummary, shownSummary } from '@/features/reviews/reviews.ts';
import { type CardRules, cardRules } from '@/features/vehicle-card/rules.ts';
import { breadcrumbPath } from '@/stock/breadcrumbs.ts';
import { makesInStock } from '@/stock/catalogue.server.ts';
import { makeHref, type StockCatalogue } from '@/stock/landing.ts';
import type { Crumb } from '@/ui/Breadcrumb.tsx';

export interface VehicleView {
  site: Site;
  /** That of the page; English if absent. */
  language?: Language;
  vehicle: Vehicle;
  inStock: boolean;
  /** Expiry of another shopper's hold during checkout; null without one. */
  heldUntil: Date | null;
  title: string;
  subtitle: string | null;
  crumbs: Crumb[];
  location: Location | null;
  phone: ShownPhone | null;
  /** The site's own SMS number in E.164; null without one, and for a vehicle that is gone. */
  smsNumber: string | null;
  customSlide: CustomSlide | null;
  /** State law on the vehicle; null if nothing can be said. */
  law: LawStatement | null;
  /** The vehicle's inspection; null without one. */
  condition: ConditionFile | null;
  /** What the registers say that the site shows. */
  checks: VehicleCheck[];
  /** The rating of the vehicle's location; null if none is shown. */
  rating: PlaceRating | null;
  rules: CardRules;
  actions: VehicleAction[];
  now: Date;
  /** The vehicle's last price in our history, which may differ from the one that is shown. */
  lastPrice?: PriceChange | undefined;
}

/** The rating of a location, with the address of its reviews. */
interface PlaceRating {
  summary: ReviewSummary;
  hasReviews: boolean;
  href: string;
}

async function ratingOf(site: Site, location: Location): Promise<PlaceRating | null> {
  const summary = shownSummary(site, [location]);
  if (!summary) return null;
  const reviews = await reviewsOf(site, [location]);
  return {
    summary,
    hasReviews: reviews.length > 0,
    href: `${locationHref(site, location)}#${REVIEWS_ANCHOR}`,
  };
}

/** Order of a vehicle page's actions, strongest first; cards use another order. */
const PAGE_ACTIONS = ['reserve', 'enquire', 'testDrive', 'finance'] as const;

/**
 * Collects the data that a vehicle's page, social card, print page and PDF show.
 * @throws errors of the database and the content lake
 */
export async function vehicleView(
  site: Site,
  { vehicle, state }: PublicVehicle,
  now: Date,
  language: Language = ENGLISH,
): Promise<VehicleView> {
  const t = translatorOf(language, 'vehicle');
  const pool = databasePool(environment().DATABASE_URL);
  const [locations, customSlide, prices, condition, checks, smsNumber] = await Promise.all([
    loadLocations(site.slug),
    loadCustomSlide(site.slug),
    priceChangesOf(pool, vehicle.id),
    loadConditionFile(site.slug, vehicle.stocknum),
    checksOf(pool, vehicle.id),
    smsNumberOf(site),
  ]);
  const location = placeOf(vehicle, locations);
  const title = vehicleTitle(vehicle) || vehicle.name;
  const inStock = state === 'live' && isInStock(vehicle.status);
  return {
    site,
    language,
    vehicle,
    inStock,
    heldUntil: vehicle.reserved ? await holdAt(vehicle, now) : null,
    title,
    subtitle: vehicleSubtitle(vehicle),
    crumbs: crumbsOf(site, vehicle, { title, t, listedMakes: inStock ? null : await makesInStock(site) }),
    location,
    phone: shownPhone(site, phoneFor(site, vehicle, location), {
      carId: vehicle.id,
      dealershipId: vehicle.dealership_id,
    }),
    smsNumber: inStock ? smsNumber : null,
    customSlide: await filledIn(site, customSlide),
    condition: inStock ? condition : null,
    checks: inStock
      ? checks.filter(({ result }) => site.settings.registerChecks.includes(result.register))
      : [],
    rating: location && (await ratingOf(site, location)),
    law: inStock ? await lawOf(site, vehicle, location, now) : null,
    rules: cardRules(site, now, PAGE_ACTIONS),
    actions:
      state === 'live'
        ? vehicleActions(
            { ...vehicle, comparison_rate: comparisonRate(vehicle) },
            actionRules(PAGE_ACTIONS, site, now),
          ).map((action) =>
            // The finance button opens the popup if the site has it; without scripts it follows its link.
            action.name === 'finance' && offersPopup(site) ? { ...action, form: 'finance' as const } : action,
          )
        : [],
    now,
    lastPrice: prices.at(-1),
  };
}

/** Returns the expiry of the vehicle's hold; null if it has expired, which the worker cleans up later. */
async function holdAt({ id }: Vehicle, now: Date): Promise<Date | null> {
  const until = await heldUntil(databasePool(environment().DATABASE_URL), id);
  return until && until > now ? until : null;
}

/**
 * @param listedMakes the makes still listed on the site, for a vehicle that is gone: the listing page of a
 * make or model disappears with its last vehicle; null for a vehicle that is listed itself
 */
function crumbsOf(
  site: Site,
  { make, model, ...vehicle }: Vehicle,
  {
    title,
    t,
    listedMakes,
  }: { title: string; t: Translator<'vehicle'>; listedMakes: StockCatalogue['makes'] | null },
): Crumb[] {
  const search = (name: string, path: string): Crumb => ({ name, href: breadcrumbPath(site, path) });
  const word = itemWord(vehicle);
  const kind =
    word === 'car'
      ? search(t('crumbs.cars', { type: vehicle.car_type }), `/search/${vehicle.car_type}-cars`)
      : search(t(`crumbs.${word}`), `/search/${word}s`);
  const models = listedMakes?.find(({ name }) => name === make)?.models;
  return [
    { name: t('crumbs.home'), href: '/' },
    kind,
    ...(listedMakes === null || models ? [search(make, makeHref(make))] : []),
    ...(listedMakes === null || models?.includes(model) ? [search(model, makeHref(make, model))] : []),
    { name: title, href: vehiclePath(vehicle) },
  ].filter(({ name }) => name);
}
