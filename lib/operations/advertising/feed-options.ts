/** Receivers of outgoing feeds, as the feed's document names them. */
export const RECEIVER_NAMES = ['googleVehicleAds', 'meta', 'bing', 'tiktok', 'csv', 'json', 'xml'] as const;
export type ReceiverName = (typeof RECEIVER_NAMES)[number];

/** Receivers whose columns are mapped in the feed's document. */
export const GENERIC_RECEIVERS = ['csv', 'json', 'xml'] as const satisfies readonly ReceiverName[];

/** Receivers with an API to which changes are pushed. */
export const PUSHED_RECEIVERS = ['googleVehicleAds', 'meta'] as const satisfies readonly ReceiverName[];

export const DELIVERIES = ['file', 'push'] as const;
export type Delivery = (typeof DELIVERIES)[number];

export const FILE_FORMATS = ['csv', 'tsv', 'xml', 'json'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Formats that each receiver reads; the first is the default. */
export const FORMATS_OF = {
  googleVehicleAds: ['tsv', 'csv'],
  meta: ['csv', 'tsv'],
  bing: ['tsv', 'csv'],
  tiktok: ['csv', 'tsv'],
  csv: ['csv', 'tsv'],
  json: ['json'],
  xml: ['xml'],
} as const satisfies Record<ReceiverName, readonly FileFormat[]>;

/** `page`: the price that leads the vehicle's page. `driveAway`: the price with the charges of one state. */
export const ADVERTISED_PRICES = ['page', 'driveAway'] as const;
export type AdvertisedPrice = (typeof ADVERTISED_PRICES)[number];

/** How a generic feed writes numbers, yes and no, and lists in one column. */
export const DECIMAL_MARKS = ['point', 'comma'] as const;
export const LIST_SEPARATORS = ['comma', 'semicolon', 'bar', 'space'] as const;
export const BOOLEAN_WORDS = ['true', 'yes', 'y', 'one'] as const;

export const LEAST_SECRET_VERSION = 1;
