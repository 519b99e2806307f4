import { plainName } from './column-name.ts';
import type { Field } from './fields.ts';

/** The systems whose files are recognised by their columns. */
export const PRESET_IDS = [
  'carsales',
  'pentana',
  'dealer-solutions',
  'easycars',
  'titan',
  'autotrader-uk',
  'homenet',
  'meta',
  'google',
  'adtorque',
] as const;
export type PresetId = (typeof PRESET_IDS)[number];

/** Chosen if no system is recognised: columns are recognised by their names and values alone. */
export const GENERIC = 'generic';

interface Marks {
  names: readonly string[];
  /** Number of these columns that identify the system. */
  least: number;
}

/** How one system names its columns, where that differs from the names that any system uses. */
export interface Preset {
  name: string;
  /** Sets of plain column names (`plainName`); one of them must match. */
  marks: readonly Marks[];
  /** By plain column name. If several columns fill a field, the first of them has priority. */
  columns: Readonly<Record<string, Field>>;
  /** Columns that are not used, with the reason. */
  unused: Readonly<Record<string, string>>;
}

const ADVERT_LINK = 'an address of the advertisement';
const DEALER_COST = 'what the dealer paid';
const LIST_PRICE = 'the list price of the new car, not the price of this one';
const CONTACT = 'contact details';

export const PRESETS: Readonly<Record<PresetId, Preset>> = {
  /**
   * AutoGate and Carsales. Fields: the CSN-DTO vehicle standard as published by its users
   * (driveagent-docs.pages.dev/docs/vehicle-schema). The layout of the CSV is inferred from uploads of dealer
   * management systems to AutoGate.
   */
  carsales: {
    name: 'AutoGate or Carsales',
    marks: [
      {
        names: ['redbookcode', 'photourls', 'regoexpiry', 'builddate', 'compliancedate', 'features', 'trim'],
        least: 6,
      },
      {
        names: [
          'listingtype',
          'salestatus',
          'specificationmake',
          'specificationmodel',
          'specificationspecificationcode',
        ],
        least: 4,
      },
    ],
    columns: {
      listingtype: 'car_type',
      salestatus: 'status',
      specificationreleasedateyear: 'year',
      specificationtitle: 'name',
      description: 'dealercomments',
      trim: 'interior_colour',
    },
    unused: { type: 'the kind of vehicle', identifier: 'a number of the system, not of the dealer' },
  },
  /**
   * Pentana Solutions and EraPower. No published list of fields was found: the shape is inferred from the
   * abbreviations of their exports (pipe-separated, one image per column).
   */
  pentana: {
    name: 'Pentana or EraPower',
    marks: [
      {
        names: [
          'dealercode',
          'stockno',
          'newused',
          'extcolour',
          'intcolour',
          'regno',
          'regexp',
          'builtdate',
          'egc',
          'kms',
          'retail',
        ],
        least: 7,
      },
    ],
    columns: { egc: 'price', variant: 'badge', engine: 'engine_size', options: 'standardEquipment' },
    unused: { retail: 'the retail price of the management system; EGC is the advertised one' },
  },
  /**
   * Dealer Solutions. No published list of fields was found: the shape is inferred from XML in which dealers
   * enclose their vehicles, with units and price types as attributes.
   */
  'dealer-solutions': {
    name: 'Dealer Solutions',
    marks: [
      {
        names: ['odometerunit', 'pricetype', 'pricecurrency', 'imagesimage', 'imagesimageorder', 'dealerid'],
        least: 4,
      },
    ],
    columns: { type: 'car_type', pricetype: 'price_type' },
    unused: { pricecurrency: 'the currency', imagesimageorder: 'the order of the photos' },
  },
  /**
   * EasyCars. Fields: the response of its GetAdvertisementStocks service as public client code declares it
   * (the C# class `StockItem` in JealPrototype).
   */
  easycars: {
    name: 'EasyCars',
    marks: [
      {
        names: [
          'yardcode',
          'yeargroup',
          'geartype',
          'advdescription',
          'imageurls',
          'regonum',
          'stocktype',
          'doornum',
          'seatcapacity',
        ],
        least: 5,
      },
    ],
    columns: {
      stocktype: 'car_type',
      yeargroup: 'year',
      regonum: 'regplate',
      enginecapacity: 'engine_size',
      enginesize: 'variant.enginesize',
      advdescription: 'dealercomments',
      keyfeatures: 'standardEquipment',
      doornum: 'doors',
      yardcode: 'location',
      locationcity: 'city',
      locationstate: 'state',
      dateadded: 'created_at',
      datesold: 'sold_date_timestamp',
    },
    unused: {
      condition: 'the quality, not new or used',
      category: 'a category of the system',
      tags: 'tags of the system',
      thumbnailurl: 'a small photo',
      virtualtoururl: 'a page of another site',
      weeklycost: 'an estimate of another lender',
      costprice: DEALER_COST,
      retailprice: LIST_PRICE,
      tradeinvalue: 'a value for the dealer',
      priority: 'an order of the system',
      contactphone: CONTACT,
      contactemail: CONTACT,
    },
  },
  /** Titan DMS. No published list of fields was found: the shape is inferred from the names of its screens. */
  titan: {
    name: 'Titan DMS',
    marks: [
      {
        names: [
          'nu',
          'modelyr',
          'modeldesc',
          'bodydesc',
          'colourdesc',
          'trimdesc',
          'advprice',
          'vinno',
          'compldate',
          'variantdesc',
        ],
        least: 5,
      },
    ],
    columns: {
      nu: 'car_type',
      modelyr: 'year',
      modeldesc: 'model',
      variantdesc: 'badge',
      bodydesc: 'simple_body',
      colourdesc: 'colour',
      trimdesc: 'interior_colour',
      advprice: 'price',
      compldate: 'compliance_date',
      branch: 'location',
    },
    unused: { engineno: 'the number of the engine', costprice: DEALER_COST },
  },
  /**
   * Auto Trader (United Kingdom). The columns are those of the CSV that British stock systems send to Auto
   * Trader; no official list was found. Its mileage is in miles.
   */
  'autotrader-uk': {
    name: 'Auto Trader (United Kingdom)',
    marks: [
      {
        names: [
          'feedid',
          'vehicleid',
          'fullregistration',
          'picturerefs',
          'fourwheeldrive',
          'servicehistory',
          'previousowners',
          'exdemo',
          'franchiseapproved',
          'tradeprice',
          'attentiongrabber',
        ],
        least: 5,
      },
    ],
    columns: {
      vehicleid: 'stocknum',
      fullregistration: 'regplate',
      mileage: 'miles',
      variant: 'badge',
      enginesize: 'variant.enginesize',
      picturerefs: 'images',
      options: 'standardEquipment',
      comments: 'dealercomments',
      condition: 'car_type',
      feedid: 'location',
    },
    unused: {
      category: 'a category of the system',
      attentiongrabber: 'an advertising line',
      tradeprice: 'a price for dealers',
      origin: 'the country of the first registration',
    },
  },
  /**
   * HomeNet and vAuto (United States). Fields: the inventory export that several public programs declare
   * (`style_description`, `ext_color_generic`, `internet_price`, ...). The odometer is in miles.
   */
  homenet: {
    name: 'HomeNet or vAuto',
    marks: [
      {
        names: [
          'dealerid',
          'extcolor',
          'exteriorcolor',
          'intcolor',
          'enginecylinders',
          'enginedisplacement',
          'miles',
          'msrp',
          'bookvalue',
          'invoice',
          'imagelist',
          'styledescription',
          'internetprice',
        ],
        least: 6,
      },
    ],
    columns: {
      type: 'car_type',
      stock: 'stocknum',
      trim: 'badge',
      miles: 'miles',
      enginedisplacement: 'engine_size_litres',
      enginecylinders: 'variant.cylinders',
      engineaspirationtype: 'variant.induction',
      internetprice: 'price',
      sellingprice: 'price',
      imagelist: 'images',
      styledescription: 'bodyconfiguration',
      transmissionspeed: 'gearnum',
      passengercapacity: 'seats',
      dealerid: 'location',
    },
    unused: {
      msrp: LIST_PRICE,
      bookvalue: 'a value for the dealer',
      invoice: DEALER_COST,
      dateinstock: 'a date in American order',
      extcolorgeneric: 'the plain colour; the exact one is used',
      intcolorgeneric: 'the plain colour; the exact one is used',
    },
  },
  /**
   * Meta automotive inventory ads (developers.facebook.com/docs/marketing-api/auto-ads/reference) and
   * TikTok's catalogue with the same fields. `condition` is the quality, `state_of_vehicle` new or used.
   */
  meta: {
    name: 'Meta automotive catalogue',
    marks: [
      {
        names: [
          'vehicleid',
          'stateofvehicle',
          'mileagevalue',
          'mileageunit',
          'datefirstonlot',
          'fbpageid',
          'dealercommunicationchannel',
          'imageurl',
          'image0url',
          'exteriorcolor',
          'bodystyle',
        ],
        least: 5,
      },
    ],
    columns: {
      stateofvehicle: 'car_type',
      stocknumber: 'stocknum',
      vehicleid: 'stocknum',
      mileagevalue: 'km',
      trim: 'badge',
      saleprice: 'offer_price',
      availability: 'status',
      datefirstonlot: 'created_at',
      dealerid: 'location',
      addresscity: 'city',
      addressregion: 'state',
    },
    unused: {
      condition: 'the quality, not new or used',
      vehicletype: 'the kind of vehicle',
      url: ADVERT_LINK,
      dealerphone: CONTACT,
      dealeremail: CONTACT,
      fbpageid: 'a page of Meta',
    },
  },
  /**
   * Google vehicle ads (support.google.com/merchants/answer/11192663), whose XML names have the prefix `g:`,
   * and vehicle listings (developers.google.com/vehicle-listings). `engine` is the fuel; Australian feeds
   * must have `vehicle_price_type`.
   */
  google: {
    name: 'Google vehicle ads',
    marks: [
      {
        names: [
          'storecode',
          'vehiclefulfillment',
          'vehiclefulfillmentoption',
          'vehiclefulfillmentstorecode',
          'googleproductcategory',
          'imagelink',
          'additionalimagelink',
          'vehiclepricetype',
          'vehicleallinprice',
          'vehiclemsrp',
          'linktemplate',
        ],
        least: 3,
      },
    ],
    columns: {
      id: 'stocknum',
      brand: 'make',
      trim: 'badge',
      color: 'colour',
      engine: 'fuel',
      mileage: 'km',
      condition: 'car_type',
      certifiedpreowned: 'certified',
      vehiclepricetype: 'price_type',
      vehicleallinprice: 'drive_away_price',
      vehicleoption: 'standardEquipment',
      storecode: 'location',
      vehiclefulfillmentstorecode: 'location',
      imagelink: 'images',
      additionalimagelink: 'images',
    },
    unused: {
      link: ADVERT_LINK,
      linktemplate: ADVERT_LINK,
      mobilelink: ADVERT_LINK,
      vehiclemsrp: LIST_PRICE,
      googleproductcategory: 'a category of Google',
      vehiclefulfillmentoption: 'how the car is handed over',
    },
  },
  /** Adtorque Edge. No published list of fields was found: the shape is inferred from a JSON list of stock. */
  adtorque: {
    name: 'Adtorque Edge',
    marks: [
      {
        names: [
          'adtorqueid',
          'stockid',
          'pricedriveaway',
          'priceegc',
          'odometerkm',
          'listingstatus',
          'imageurls',
        ],
        least: 4,
      },
    ],
    columns: {
      stockid: 'stocknum',
      listingstatus: 'status',
      pricedriveaway: 'drive_away_price',
      priceegc: 'price',
      enginecapacity: 'engine_size',
      dealerid: 'location',
    },
    unused: { adtorqueid: 'a number of the system, not of the dealer' },
  },
};

/**
 * Returns the system whose columns a header has: of several, the one with the most of its columns.
 *
 * @returns null for none; the columns are then recognised by their names and values alone
 */
export function recognisePreset(header: readonly string[]): PresetId | null {
  const names = new Set(header.map(plainName));
  const scores = PRESET_IDS.flatMap((id) =>
    PRESETS[id].marks.flatMap((marks) => {
      const found = marks.names.filter((name) => names.has(name)).length;
      return found >= marks.least ? [{ id, share: found / marks.names.length, found }] : [];
    }),
  );
  return scores.toSorted((a, b) => b.found - a.found || b.share - a.share)[0]?.id ?? null;
}
