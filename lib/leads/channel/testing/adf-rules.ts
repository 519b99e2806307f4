import { XMLParser, XMLValidator } from 'fast-xml-parser';

// Element rules from the DTD of "ADF: An Industry Standard Data Format for the Export and Import of
// Automotive Customer Leads Using XML", version 1.0; `TEXT` is #PCDATA. Corrects two errors in the published
// text: a missing comma between an option's weighting and price, and comments that should contain text.

const TEXT = '';
const CONTENT: Record<string, string> = {
  adf: 'prospect+',
  prospect: 'id*, requestdate, vehicle+, customer, vendor, provider?',
  requestdate: TEXT,
  vehicle:
    'id*, year, make, model, vin?, stock?, trim?, doors?, bodystyle?, transmission?, odometer?, colorcombination*, imagetag?, price?, pricecomments?, option*, finance?, comments?',
  year: TEXT,
  make: TEXT,
  model: TEXT,
  vin: TEXT,
  stock: TEXT,
  trim: TEXT,
  doors: TEXT,
  bodystyle: TEXT,
  transmission: TEXT,
  odometer: TEXT,
  colorcombination: '((interiorcolor | exteriorcolor) | (interiorcolor, exteriorcolor)), preference',
  interiorcolor: TEXT,
  exteriorcolor: TEXT,
  preference: TEXT,
  imagetag: TEXT,
  pricecomments: TEXT,
  option: 'optionname, manufacturercode?, stock?, weighting?, price?',
  optionname: TEXT,
  manufacturercode: TEXT,
  weighting: TEXT,
  finance: 'method, amount+, balance?',
  method: TEXT,
  amount: TEXT,
  balance: TEXT,
  customer: 'contact, id*, timeframe?, comments?',
  timeframe: TEXT,
  vendor: 'id*, vendorname, url?, contact',
  vendorname: TEXT,
  provider: 'id*, name, service?, url?, email?, phone?, contact?',
  service: TEXT,
  contact: 'name+, ((email | phone+) | (email, phone+)), address?',
  name: TEXT,
  email: TEXT,
  phone: TEXT,
  address: 'street+, apartment?, city?, regioncode?, postalcode?, country?',
  street: TEXT,
  apartment: TEXT,
  city: TEXT,
  regioncode: TEXT,
  postalcode: TEXT,
  country: TEXT,
  price: TEXT,
  id: TEXT,
  comments: TEXT,
  url: TEXT,
};

/** Allowed values by attribute; null: any. */
const ATTRIBUTES: Record<string, Record<string, readonly string[] | null>> = {
  prospect: { status: ['new', 'resend'] },
  vehicle: { interest: ['buy', 'lease', 'sell', 'trade-in', 'test-drive'], status: ['new', 'used'] },
  odometer: { status: ['unknown', 'rolledover', 'replaced', 'original'], units: ['km', 'mi'] },
  imagetag: { width: null, height: null, alttext: null },
  amount: {
    type: ['downpayment', 'monthly', 'total'],
    limit: ['maximum', 'minimum', 'exact'],
    currency: null,
  },
  balance: { type: ['finance', 'residual'], currency: null },
  name: { part: ['surname', 'first', 'middle', 'last', 'full'], type: ['business', 'individual'] },
  email: { preferredcontact: ['0', '1'] },
  phone: {
    type: ['voice', 'fax', 'cellphone', 'pager'],
    time: ['morning', 'afternoon', 'evening', 'nopreference', 'day'],
    preferredcontact: ['0', '1'],
  },
  address: { type: ['work', 'home', 'delivery'] },
  street: { line: null },
  price: {
    type: ['quote', 'offer', 'msrp', 'invoice', 'call', 'appraisal', 'asking'],
    currency: null,
    delta: ['absolute', 'relative', 'percentage'],
    relativeto: ['msrp', 'invoice'],
    source: null,
  },
  id: { sequence: null, source: null },
};

type Node = Record<string, unknown>;
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
});

/** Returns the ADF 1.0 violations of a document, one per line; empty if valid. */
export function adfProblems(document: string): string[] {
  const wellFormed = XMLValidator.validate(document);
  if (wellFormed !== true) return [`not well formed: ${wellFormed.err.msg}`];
  const roots = (parser.parse(document) as Node[]).filter((node) => !nameOf(node).startsWith('?'));
  const [root] = roots;
  if (!root || roots.length > 1 || nameOf(root) !== 'adf') return ['the root is not adf'];
  return problemsOf(root);
}

const nameOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? '';

function problemsOf(node: Node): string[] {
  const name = nameOf(node);
  const model = CONTENT[name];
  if (model === undefined) return [`${name}: there is no such element`];
  const inside = node[name] as Node[];
  const children = inside.filter((child) => nameOf(child) !== '#text');
  const hasText = children.length < inside.length;
  const names = children.map((child) => `${nameOf(child)};`).join('');
  const fits = model === TEXT ? children.length === 0 : !hasText && patternOf(model).test(names);
  return [
    ...(fits ? [] : [`${name}: ${names || 'text'} where ${model || 'text'} belongs`]),
    ...attributeProblems(name, (node[':@'] ?? {}) as Record<string, string>),
    ...children.flatMap(problemsOf),
  ];
}

/** Compiles a content model to a regular expression over child names. */
const patternOf = (model: string): RegExp =>
  new RegExp(`^(?:${model.replaceAll(/[a-z]+/g, '(?:$&;)').replaceAll(/[\s,]/g, '')})$`);

const attributeProblems = (name: string, attributes: Record<string, string>): string[] =>
  Object.entries(attributes).flatMap(([attribute, value]) => {
    const values = ATTRIBUTES[name]?.[attribute];
    if (values === undefined) return [`${name}: there is no attribute ${attribute}`];
    return values && !values.includes(value) ? [`${name}: ${attribute} cannot be ${value}`] : [];
  });
