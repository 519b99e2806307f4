import { z } from 'zod';

/**
 * The vehicle record: the data of a dealer's feed about one vehicle (CAR rows of the specification). Field
 * names are the specification's, so that a record is the same in feed mappings, the stock table and the
 * search index. Money in AUD, distances in km, lengths in mm, masses in kg.
 */
const text = z.string();
const optionalText = text.nullable().default(null);
const optionalNumber = z.number().nullable().default(null);

export const VEHICLE_STATUSES = ['in_stock', 'coming_soon', 'sold', 'others'] as const;
export const CAR_TYPES = ['new', 'demo', 'used'] as const;
export const ITEM_TYPES = ['car', 'caravan'] as const;

export const vehicleImageSchema = z.object({
  image: z.object({ url: text, thumb: z.object({ url: text }) }),
});

export const hotspotSchema = z.object({
  frame: z.number().int().nullable().default(null),
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
  title: text,
  text: text.default(''),
  image_url: optionalText,
});

export const vehicleVariantSchema = z.object({
  cylinders: optionalNumber,
  enginesize: optionalNumber,
  enginesize_litres: optionalNumber,
  induction: optionalText,
  fuelconsumptioncombined: optionalNumber,
  fuelcapacity: optionalNumber,
  grossvehiclemass: optionalNumber,
  vehiclelength: optionalNumber,
  vehicleheight: optionalNumber,
  vehiclewidth: optionalNumber,
  towingcapacitybraked: optionalNumber,
  torque: optionalNumber,
  bodyconfiguration: optionalText,
  ancaprating: optionalNumber,
  geartype: optionalText,
});

export const caravanSpecificationsSchema = z.object({
  body_width: optionalNumber,
  body_length: optionalNumber,
  tare_weight: optionalNumber,
  axle_type: optionalText,
  sleeps: optionalNumber,
  aggregate_trailer_mass: optionalNumber,
  gross_trailer_mass: optionalNumber,
  /** Of the empty caravan. */
  ball_weight: optionalNumber,
  double_beds: optionalNumber,
  single_beds: optionalNumber,
  bunk_beds: optionalNumber,
  /** Addresses of pictures. */
  floor_plan: optionalText,
  sleeping_plan: optionalText,
  /** `Yes`, or a description. */
  awning: optionalText,
  annexe: optionalText,
});

/** Invalid lender data is dropped rather than rejecting the vehicle. */
const lenderText = z.string().catch('').default('');
/** Feeds write some numbers as text ('8.49%', '$1,300'); invalid ones become null. */
const lenderNumber = z
  .union([
    z.number(),
    z
      .string()
      .transform((words) => Number.parseFloat(words.replace(/[$,\s]/g, '')))
      .pipe(z.number()),
  ])
  .nullable()
  .catch(null)
  .default(null);

export const financeLenderSchema = z.object({
  disclaimer: lenderText,
  deposit: lenderNumber,
  paymentWeek: lenderNumber,
  paymentMonth: lenderNumber,
  totalPayable: lenderNumber,
  interestRate: lenderNumber,
  comparisonRate: lenderNumber,
  termMonths: lenderNumber,
  termYears: lenderNumber,
  termWeeks: lenderNumber,
  balloon: lenderNumber,
  establishmentFees: lenderNumber,
  financeProvider: lenderText,
});

export const vehicleSchema = z.object({
  id: text,
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  name: text,
  year: z.number().int().nullable(),
  make: text,
  model: text,
  badge: optionalText,
  series: optionalText,
  colour: optionalText,
  interior_colour: optionalText,
  vin: optionalText,
  /** Industry codes for the exact variant: Glass's, RedBook's and AutoGrab's. */
  nvic: optionalText,
  redbook_code: optionalText,
  autograb_id: optionalText,
  stocknum: text,
  regplate: optionalText,
  /** ISO dates (YYYY-MM-DD) in the dealer's time zone; build and compliance may be YYYY-MM or YYYY. */
  rego_expiry: optionalText,
  build_date: optionalText,
  compliance_date: optionalText,
  status: z.enum(VEHICLE_STATUSES),
  car_type: z.enum(CAR_TYPES),
  item_type: z.enum(ITEM_TYPES).default('car'),
  categories: z.array(text).default([]),
  price: optionalNumber,
  before_price: optionalNumber,
  /** Whole days it was offered at `before_price`, from our price history; never from the feed. */
  before_price_days: z.number().optional(),
  /** True if it has an open safety recall, from the register; never from the feed. */
  open_recall: z.boolean().optional(),
  offer_price: optionalNumber,
  subscription_price: optionalNumber,
  preorder: z.boolean().default(false),
  price_type: optionalText,
  /** The price including all charges, if `price` excludes them; null without both. */
  drive_away_price: optionalNumber,
  km: optionalNumber,
  tag: optionalText,
  reserved: z.boolean().default(false),
  certified: z.boolean().default(false),
  custom_rank: z.number().default(0),
  images: z.array(vehicleImageSchema).default([]),
  video_url: optionalText,
  external_video_url: optionalText,
  spin_images: z.array(text).default([]),
  spin_code: optionalText,
  spin_interior_image: optionalText,
  hotspots: z
    .object({ exterior: z.array(hotspotSchema), interior: z.array(hotspotSchema) })
    .default({ exterior: [], interior: [] }),
  simple_body: optionalText,
  simple_drive: optionalText,
  simple_fuel: optionalText,
  simple_transmission: optionalText,
  drive: optionalText,
  fuel: optionalText,
  trans: optionalText,
  seats: optionalNumber,
  doors: optionalNumber,
  engine_size: optionalText,
  engine_size_litres: optionalNumber,
  gearnum: optionalNumber,
  bodyconfiguration: optionalText,
  dealercomments: optionalText,
  file: optionalText,
  dealership_id: text,
  dealership_slug: text,
  dealership_name: text,
  location_id: optionalText,
  location_name: optionalText,
  location_slug: optionalText,
  city: optionalText,
  state: optionalText,
  lat: optionalNumber,
  lng: optionalNumber,
  private_suburb: optionalText,
  private_postcode: optionalText,
  carsales_title: optionalText,
  autograb_data: z
    .object({ state_average_market_price: optionalNumber, average_market_price: optionalNumber })
    .nullable()
    .default(null),
  youxQuote: z.object({ weeklyRepaymentAmount: z.number() }).nullable().default(null),
  standardEquipment: z.array(text).default([]),
  finance_lenders: z
    .array(financeLenderSchema.catch(financeLenderSchema.parse({})))
    .catch([])
    .default([]),
  show_on_dealer_website: z.boolean().default(true),
  /** Seconds since the epoch; null unless sold. */
  sold_date_timestamp: z.number().int().nullable().default(null),
  payment_processors: z.array(text).default([]),
  has_nvic: z.boolean().default(false),
  variant: vehicleVariantSchema.nullable().default(null),
  specifications: caravanSpecificationsSchema.nullable().default(null),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export type Vehicle = z.output<typeof vehicleSchema>;
export type VehicleInput = z.input<typeof vehicleSchema>;
export type VehicleStatus = Vehicle['status'];
export type CarType = Vehicle['car_type'];
