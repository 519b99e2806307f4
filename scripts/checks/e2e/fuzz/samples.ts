import { createHmac, randomUUID } from 'node:crypto';
import { SIGNATURE_HEADER as OWN_HEADER, sign } from '@forecourt/lib/inventory/stock/signature';
import { canonicalJson } from '@forecourt/lib/payments/agentic/canonical-json';
import { PROTOCOL_VERSION } from '@forecourt/lib/payments/agentic/protocol';
import { TRAP } from '@forecourt/lib/platform/text/field-rules';
import {
  SIGNATURE_HEADER as CONTENT_HEADER,
  signature as contentSignature,
} from '../../../emulators/content-lake/webhooks/signature.ts';
import {
  SIGNATURE_HEADER as STRIPE_HEADER,
  signature as stripeSignature,
} from '../../../emulators/payments/webhooks/signature.ts';
import { settingsFromEnvironment } from '../../../emulators/settings.ts';

const { secrets, urls } = settingsFromEnvironment();

type Sample = Record<string, unknown>;

/** Identifies generated leads. */
export const HOSTILE_EMAIL = 'kim@hostile.example';

/** A valid body for each route template. A test fails when a route with a body has no sample. */
export const SAMPLES: Record<string, Sample> = {
  '/api/leads': {
    kind: 'enquiry',
    car: null,
    values: {
      name: 'Kim Hostile',
      email: HOSTILE_EMAIL,
      phone: '0412 345 678',
      message: 'Is it still there?',
      category: 'Careers Enquiry',
      dealership: 'harbour-gold-coast',
      location: 'harbour-southport',
      rego: '123ABC',
      dateTime: '2026-11-23T09:00:00+10:00',
      textReminder: true,
      optIn: true,
      terms: true,
    },
    // The fields of a plain form post without scripts.
    name: 'Kim Hostile',
    email: HOSTILE_EMAIL,
    phone: '0412 345 678',
    message: 'Is it still there?',
    category: 'Careers Enquiry',
    dealership: 'harbour-gold-coast',
    location: 'harbour-southport',
    rego: '123ABC',
    terms: 'on',
    page: '/finance#finance-form',
    // The filled-in honeypot holds the lead back, so that hundreds of mails are not sent.
    [TRAP]: 'x',
    url: 'http://harbour.localhost/search?query=hilux',
    visited: ['/', '/search'],
    params: { utm_source: 'radio', gclid: 'x' },
    visit: {
      first: { at: 1_796_000_000_000, host: 'chatgpt.com', params: {} },
      last: { at: 1_796_000_000_000, host: 'news.example', params: { utm_source: 'radio' } },
      consent: 'explicit',
    },
    compared: ['sample-a1', 'sample-b2'],
    calculated: {
      car: 'sample-a1',
      amount: 30_000,
      deposit: 0,
      residual: 0,
      years: 5,
      rate: 8,
      frequency: 'monthly',
    },
  },
  '/api/payment': { deposit: '2000', years: '5', page: '/search' },
  '/api/youx/quote': {
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 30_000,
    loanTerm: 5,
    year: 2021,
    vin: 'MR0HA3CD100000001',
    nvic: 'ABC123',
    whoIsHelping: 'Mia',
    car_id: null,
  },
  '/api/youx/create-customer': {
    data: {
      nvic: 'ABC123',
      vin: 'MR0HA3CD100000001',
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 30_000,
      year: 2021,
      loanTerm: 5,
      phoneNumber: '0412 345 678',
      firstName: 'Kim',
      lastName: 'Hostile',
      email: HOSTILE_EMAIL,
      subscribe: true,
      postCode: '4000',
    },
    additionalData: {
      token: randomUUID(),
      car_id: null,
      whoIsHelping: 'Mia',
      dealership: 'harbour-gold-coast',
      url: 'http://harbour.localhost/finance',
    },
  },
  '/api/leads/[lead_id]': {
    token: randomUUID(),
    key: randomUUID(),
    isLastStep: true,
    name: 'Kim Hostile',
    email: HOSTILE_EMAIL,
    message: 'Two lines\nof words',
    opt_in: true,
    terms: true,
    rego: '123ABC',
    regoState: 'QLD',
    adjustmentAnswers: [{ question: 'Any dents?', answer: 'One' }],
    offer_accepted: true,
    form_completed: true,
    additional_services: ['Loan car'],
  },
  '/api/forms/submit': {
    category: 'General',
    // A filled-in honeypot again.
    payload: {
      values: { name: 'Kim Hostile', email: HOSTILE_EMAIL, phone: '0412 345 678', message: 'Hello' },
      [TRAP]: 'x',
      url: 'http://harbour.localhost/contact',
    },
    events: [22],
  },
  '/api/events': {
    event_id: 49,
    car_id: null,
    dealership_id: null,
    website_id: 'harbour',
    url: '/search?x=1',
  },
  '/online-payment/start': {
    subject: 'INV-1',
    name: 'Kim Hostile',
    email: HOSTILE_EMAIL,
    amount: '$1,234.50',
    note: 'a note',
    again: 'on',
  },
  '/cars/[slug]/[checkout]/[step]': {
    name: 'Kim Hostile',
    mobile: '0412 345 678',
    email: HOSTILE_EMAIL,
    trade: 'yes',
    rego: '123ABC',
    regoState: 'QLD',
    description: 'A ute',
    kilometres: '120,000',
    handover: 'delivery',
    street: '1 Sample St',
    suburb: 'Newstead',
    state: 'QLD',
    postcode: '4006',
    payment: 'finance',
    message: 'Two lines\nof words',
    terms: 'on',
  },
  '/cars/[slug]/waiting-list/join': { email: HOSTILE_EMAIL },
  '/cars/[slug]/deal/save': {
    postcode: '4006',
    tradeIn: 'described',
    tradeInText: 'A ute',
    'extra-floor-mats': 'on',
    handover: 'delivery',
    payment: 'finance',
    cash: '5,000',
    years: '5',
  },
  '/your-deal/[deal]/send': {
    name: 'Kim',
    phone: '0412 345 678',
    email: HOSTILE_EMAIL,
    message: 'Two lines',
  },
  '/your-deal/[deal]/ask': { message: 'Two lines', question: randomUUID() },
  '/your-deal/[deal]/accept': { version: '2' },
  '/api/phone-reveals': { car_id: null, dealership_id: 'harbour-brisbane', website_id: 'site-harbour' },
  '/api/tracking-numbers': { from: { host: 'carsales.com.au', params: { utm_source: 'carsales' } } },
  '/api/watchlist/save-car': { phone_number: '0412 345 678', car_id: 'hostile-1' },
  '/api/watchlist/remove-car': { phone_number: '0412 345 678', car_id: 'hostile-1' },
  '/api/watchlist/save-favourites': { phone_number: '0412 345 678', car_ids: ['hostile-1', 'hostile-2'] },
  '/account/details': { name: 'Kim', lastName: 'Hostile', email: HOSTILE_EMAIL, postcode: '4006' },
  '/my-garage/add-vehicle': { rego: '123ABC', regoState: 'QLD', description: '2019 Mazda CX-5' },
  '/my-garage/remove-vehicle': { id: randomUUID() },
  '/my-garage/send-message': { thread: randomUUID(), token: randomUUID(), text: 'Is Saturday fine?' },
  '/my-garage/notifications': { holds: 'on', messages: 'on' },
  '/api/garage-app/subscribe': {
    endpoint: 'https://fcm.googleapis.com/fcm/send/hostile',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  },
  '/api/garage-app/unsubscribe': { endpoint: 'https://fcm.googleapis.com/fcm/send/hostile' },
  '/api/garage-app/seen': { endpoint: 'https://fcm.googleapis.com/fcm/send/hostile' },
  '/account/delete': { sure: 'on' },
  '/account/prove': { prove_code: '12345' },
  '/account/sign-out-device': { id: randomUUID() },
  '/my-garage/alerts': { price_drop_mail: 'on', price_drop_frequency: 'daily' },
  '/my-garage/keep-search': { search: '/search?make=Mazda', name: 'Mazdas', frequency: 'daily', by: 'mail' },
  '/my-garage/change-search': { id: randomUUID(), name: 'Mazdas', frequency: 'at_once', act: 'save' },
  '/account/remove-passkey': { id: randomUUID() },
  '/spin-to-win/start': {},
  '/api/passkeys/add-options': {},
  '/api/passkeys/add': {
    answer: { id: 'aG9zdGlsZQ', rawId: 'aG9zdGlsZQ', type: 'public-key', response: {} },
  },
  '/api/passkeys/proof-options': {},
  '/api/passkeys/proof': { answer: { id: 'aG9zdGlsZQ', type: 'public-key', response: {} } },
  '/api/passkeys/sign-in-options': {},
  '/api/passkeys/sign-in': { answer: { id: 'aG9zdGlsZQ', type: 'public-key', response: {} }, redirect: '/' },
  '/api/trade-in/[form]': {
    page: '/sell-my-car?car_id=hostile-1',
    // An unknown plate, so that no lookup is made.
    rego: 'ZZ0001',
    regoState: 'QLD',
    make: 'Mazda',
    model: 'CX-5',
    year: '2021',
    vehicle: '2021 Mazda CX-5',
    kilometres: '64,000',
    photo: randomUUID(),
  },
  '/api/trade-in/photos': { photo: 'no picture' },
  '/api/miscellaneous': { column_name: 'valuation', value: { low: 1, high: 2 } },
  '/api/rate-limit': { phone: '0412 000 101' },
  // An unknown phone number without a name, so that no SMS is sent.
  '/api/sign-in/send': {
    phone: '0412 000 102',
    website_slug: 'harbour',
    dealership_slug: 'brisbane',
    redirect: '/my-garage',
    page: '/sign-in?type=my-garage',
  },
  '/api/sign-in/verify': {
    phone: '0412 000 102',
    token: '12345',
    type: 'sms',
    redirect: '/my-garage',
    page: '/sign-in?type=my-garage',
  },
  '/api/sign-out': { everywhere: 'on' },
  '/mcp': { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_places', arguments: {} } },
  '/agentic/checkout_sessions': {
    line_items: [{ id: 'deposit_hostile-1' }],
    currency: 'aud',
    capabilities: {},
    buyer: { full_name: 'Kim Hostile', phone_number: '0412 345 678', email: HOSTILE_EMAIL },
  },
  '/agentic/checkout_sessions/[session]': { line_items: [{ id: 'deposit_hostile-1' }] },
  '/agentic/checkout_sessions/[session]/complete': {
    payment_data: { handler_id: 'stripe_shared_payment_token' },
  },
  '/agentic/checkout_sessions/[session]/cancel': {},
  '/agentic/terms/[session]/[token]/accept': { terms: 'on' },
  '/api/stock/changed': { changes: [{ id: 'hostile-1', slug: 'hostile', dealershipId: 'nobody' }] },
  '/api/models/changed': { manufacturers: ['manufacturer-hostile'] },
  '/api/content/changed': {
    _id: 'hostile',
    _type: 'promoCard',
    operation: 'update',
    sites: ['nobody'],
    path: '/x',
  },
  '/api/messages/texts': {
    MessageSid: 'SMhostile',
    From: '+61412345678',
    To: '+61480000110',
    Body: 'STOP',
    NumMedia: '0',
  },
  '/api/messages/deliveries': { MessageSid: 'SMhostile', MessageStatus: 'delivered' },
  '/api/messages/mail/mime': {
    recipient: 'reply+0@reply.forecourt.example',
    'body-mime': 'From: kim@hostile.example\r\n\r\nHello',
    timestamp: '1796000000',
    token: 'hostile',
    signature: 'x',
  },
  '/api/calls/incoming': { CallSid: 'CAhostile', From: '+61412345678', To: '+61770100901' },
  '/api/calls/ended': { CallSid: 'CAhostile', To: '+61770100901', DialCallStatus: 'no-answer' },
  '/api/back-office/messages': {
    id: randomUUID(),
    threadId: randomUUID(),
    channel: 'sms',
    text: 'Hello',
  },
  '/api/back-office/threads/[id]/calls': { id: randomUUID(), isAnswered: true },
  '/api/payments/webhook': {
    id: 'evt_hostile',
    object: 'event',
    type: 'checkout.session.completed',
    created: 1_700_000_000,
    data: {
      object: {
        id: 'cs_hostile',
        object: 'checkout.session',
        metadata: { reservation: randomUUID() },
        amount_total: 20_000,
        currency: 'aud',
      },
    },
  },
  '/api/back-office/reservations': {
    sites: ['harbour'],
    statuses: ['paid'],
    query: 'kim',
    after: null,
    limit: 2,
  },
  '/api/back-office/reservations/export': { sites: ['nobody'], statuses: ['sold'], query: 'hostile' },
  '/api/back-office/reservations/[reference]/steps': { action: 'refund', seen: 'paid', note: 'a note' },
  '/api/back-office/draft-links': { page: 'page-harbour-home', days: 1 },
  // An unknown make, because rendering two hundred PDF brochures per body takes too long.
  '/api/back-office/booklet': { site: 'harbour', condition: null, make: 'Hostile', dealership: null },
  '/api/back-office/booklet/choices': { site: 'harbour', condition: 'used', make: null, dealership: null },
  '/api/back-office/threads': {
    sites: ['harbour'],
    view: 'stuck',
    query: 'kim',
    kind: 'enquiry',
    owner: 'me',
    after: `2026-11-23T04:05:00.000000Z ${randomUUID()}`,
    limit: 2,
  },
  '/api/back-office/threads/tasks': { sites: ['harbour'], scope: 'all', after: null, limit: 2 },
  '/api/back-office/threads/[id]/read': { isRead: true },
  '/api/back-office/threads/[id]/status': { status: 'contacted' },
  '/api/back-office/deals/[id]/answer': {
    seen: 1,
    discount: 500,
    tradeInValue: 12_000,
    extras: ['floor-mats'],
    days: 7,
    reason: 'End of month',
  },
  '/api/back-office/deals/[id]/close': {},
  '/api/back-office/threads/[id]/notes': { text: 'Prefers mornings' },
  '/api/back-office/threads/[id]/notes/delete': { note: randomUUID() },
  '/api/back-office/threads/[id]/tasks': { text: 'Call', due: '2026-12-01T09:00', assigneeId: null },
  '/api/back-office/threads/[id]/tasks/change': { task: randomUUID(), action: 'done' },
  '/api/back-office/leads/export': { sites: ['nobody'], view: 'unanswered', query: 'hostile' },
  '/api/back-office/leads/response-times': { sites: ['harbour'] },
  '/api/back-office/leads/[id]/resend': {},
  '/api/back-office/valuations/[id]/inspection': { amount: 18_500 },
  '/api/back-office/team': { site: 'nobody' },
  '/api/back-office/team/save': { site: 'nobody', version: 1, settings: {}, members: [] },
  '/api/back-office/team/staff': { site: 'harbour' },
  '/api/back-office/team/owner': { threadId: randomUUID(), ownerId: null },
  '/api/back-office/response-times': { sites: ['harbour'], from: '2026-11-01', to: '2026-11-30' },
  '/api/back-office/response-times/export': { sites: ['nobody'], from: '2026-11-01', to: '2026-11-30' },
  '/api/back-office/feed-runs/[id]/undo': {},
  '/api/back-office/feeds/[feed]/run': {},
  '/api/back-office/feeds/[feed]/file': {},
  '/api/back-office/feed-samples': {
    content: Buffer.from('Stock No,Make\nA1,Toyota\n').toString('base64'),
    isCut: false,
    columns: { 'Stock No': 'stocknum', Make: 'make' },
    values: { car_type: 'used' },
  },
  '/api/back-office/listed-vehicles': { vins: ['MR0HA3CD100123451'], plates: ['ABC123'] },
  // Without a lead address, so that no site is created.
  '/api/back-office/new-sites': {
    request: { name: 'Hostile', leads: [] },
    isNewDealership: false,
    logo: null,
  },
  '/api/back-office/new-sites/check': {
    request: { name: 'Hostile', hosts: ['hostile.example'], dealerships: ['harbour'] },
    isNewDealership: false,
    logo: { filename: 'a.svg', content: Buffer.from('<svg/>').toString('base64') },
    wantsPlan: false,
  },
  '/api/back-office/new-sites/[site]/proof': {},
  '/api/back-office/releases/[release]/publish': { withoutApproval: false },
  '/api/back-office/releases/[release]/schedule': { at: '2026-12-24T09:00:00Z' },
  '/api/back-office/releases/[release]/cancel': {},
  '/api/back-office/releases/schedules': { sites: ['harbour'] },
  '/api/back-office/setting-schedules/create': {
    at: '2026-12-24T09:00:00Z',
    changes: [{ site: 'site-harbour', name: 'hitsPerPage', value: 24 }],
  },
  '/api/back-office/setting-schedules/[id]/cancel': { cell: { site: 'site-harbour', name: 'hitsPerPage' } },
  '/api/back-office/advert-texts': {
    site: 'harbour',
    stocknum: 'H1',
    kind: 'advert',
    voice: 'plain',
    byModel: true,
  },
  '/api/back-office/reviews': { sites: ['harbour'] },
  '/api/back-office/reviews/state': { document: 'page-harbour-home' },
  '/api/back-office/reviews/approvers': { document: 'page-harbour-home' },
  '/api/back-office/reviews/request': {
    document: 'page-harbour-home',
    revision: 'none',
    assignedTo: 'ueditor',
    dueOn: '2026-12-24',
    text: 'Please check the dates.',
  },
  '/api/back-office/reviews/decide': {
    document: 'page-harbour-home',
    revision: 'none',
    decision: 'rejected',
    text: 'The rate is wrong.',
    comments: [{ path: 'title', text: 'Shorter' }],
  },
  '/api/back-office/reviews/withdraw': { document: 'page-harbour-home' },
  '/api/back-office/removals/state': { document: 'page-harbour-home' },
  '/api/back-office/removals/request': { document: 'page-harbour-home', removal: 'delete' },
  '/api/back-office/removals/answer': { document: 'page-harbour-home', answer: 'declined' },
  '/api/back-office/removals/withdraw': { document: 'page-harbour-home' },
  '/api/back-office/reviews/publish': { document: 'page-harbour-home', revision: 'none' },
  '/api/back-office/shopper-sessions/end': { phone: '0412 000 103', sites: ['harbour'] },
  '/api/back-office/held-back': { after: randomUUID(), limit: 2 },
  '/api/back-office/held-back/[id]/send': {},
  '/api/back-office/held-back/delete': { ids: [randomUUID()] },
  '/api/back-office/test-drives': { span: 'coming', sites: ['harbour'] },
  '/api/back-office/test-drives/[id]/cancel': {},
  '/api/back-office/bookings': { date: '2026-12-01', sites: ['northside'] },
  '/api/back-office/service-bookings/[id]/cancel': {},
  '/api/back-office/service-bookings/[id]/move': { startsAt: '2026-12-01T09:00:00+11:00' },
  '/api/back-office/service-bookings/[id]/arrive': {},
  '/api/back-office/service-bookings/[id]/ready': { notifies: true },
  '/api/back-office/service-bookings/[id]/note': { note: 'Key in the box' },
  '/api/back-office/test-drives/[id]/move': { startsAt: '2026-11-23T09:00:00+10:00' },
  // Of keys and webhooks that do not exist, so that none is left behind.
  '/api/back-office/api-keys': { site: 'harbour' },
  '/api/back-office/api-keys/create': {
    site: 'none',
    name: 'Hostile',
    scopes: ['stock'],
    perMinute: 1,
    perDay: 1,
  },
  '/api/back-office/api-keys/revoke': { site: 'harbour', id: randomUUID() },
  '/api/back-office/webhooks/create': {
    site: 'harbour',
    apiKeyId: randomUUID(),
    url: 'https://hostile.example/events',
    topics: ['stock'],
  },
  '/api/back-office/webhooks/secret': { site: 'harbour', id: randomUUID() },
  '/api/back-office/webhooks/change': { site: 'harbour', id: randomUUID(), action: 'disable' },
  '/api/back-office/webhooks/deliveries': { site: 'harbour', id: randomUUID(), before: null },
  '/api/back-office/webhooks/resend': { site: 'harbour', delivery: '1' },
  // Of feeds that do not exist.
  '/api/back-office/adverts': { sites: ['harbour'] },
  '/api/back-office/adverts/[feed]/address': { seen: 1 },
  '/api/back-office/adverts/[feed]/check': {},
  '/api/back-office/adverts/[feed]/credential': { value: 'hostile' },
  '/api/back-office/adverts/[feed]/vehicles': { group: 'refused', reason: '', stocknum: 'A1', limit: 2 },
  '/api/back-office/law-check': { site: 'harbour' },
  '/api/back-office/law-check/start': { site: 'harbour' },
  '/api/back-office/merchandising': { site: 'harbour', place: '', make: '', step: '', skip: 0 },
  '/api/back-office/merchandising/export': { site: 'harbour', place: '', make: '', step: '' },
  '/api/back-office/site-report': { site: 'harbour' },
  '/api/speed': { path: '/', release: 'sample', device: 'phone', LCP: 1200, INP: 80, CLS: 0.02 },
  '/api/page-trials': { takesPart: true, isPhone: false },
  '/api/back-office/results/trials': { sites: ['harbour'] },
  '/api/back-office/results': { sites: [], from: '2026-11-01', to: '2026-11-22', by: 'source', filter: null },
  '/api/back-office/results/export': {
    sites: [],
    from: '2026-11-01',
    to: '2026-11-22',
    by: 'day',
    filter: null,
  },
  '/api/back-office/results/rows': {
    sites: ['harbour'],
    from: '2026-11-01',
    to: '2026-11-22',
    stage: 'enquiries',
    filter: { dimension: 'make', value: 'Toyota', within: '' },
  },
  '/api/back-office/results/speed': { sites: [], from: '2026-11-01', to: '2026-11-22', device: 'phone' },
  '/api/back-office/results/sales/find': { site: 'harbour', stocknum: 'none' },
  '/api/back-office/results/sales': { site: 'harbour', car: 'none', soldOn: '2026-11-20', lead: null },
  '/api/back-office/results/sales/remove': { site: 'harbour', id: '00000000-0000-4000-8000-000000000001' },
  '/api/back-office/activity': { site: 'harbour', from: '2026-11-01', to: '2026-11-22' },
  '/api/back-office/activity/export': { site: 'harbour', from: '2026-11-01', to: '2026-11-22' },
};

/** Routes that read only the common form fields from a body. */
export const WITHOUT_SAMPLE = [
  '/api/[...path]',
  // Internal: called by the spool of our server.
  '/api/leads/spooled',
  '/api/draft/perspective',
  '/online-payment/[reference]/cancel',
  '/reservations/[reference]/cancel',
  '/reservations/[reference]/viewing',
  '/waiting-list/[entry]/leave',
  '/test-drive/[drive]/cancel',
  '/book-service/[booking]/cancel',
  '/book-service/[booking]/move',
  '/alerts/stop/[token]/now',
  '/alerts/stop-news/[token]/now',
  '/alerts/confirm/[token]/now',
  '/my-garage/confirm-email',
];

/**
 * Routes that read a body only during a flow, such as a valuation or the creation of a passkey, or only on other
 * sites.
 */
export const READ_OF_FEW: readonly string[] = [
  '/api/page-trials',
  '/api/back-office/releases/[release]/cancel',
  '/spin-to-win/start',
  '/api/passkeys/add-options',
  '/api/passkeys/add',
  '/api/passkeys/proof-options',
  '/api/passkeys/proof',
  '/api/passkeys/sign-in',
  '/api/trade-in/[form]',
  '/api/trade-in/photos',
  '/agentic/checkout_sessions/[session]',
  '/agentic/checkout_sessions/[session]/complete',
  '/agentic/checkout_sessions/[session]/cancel',
  '/agentic/terms/[session]/[token]/accept',
  '/api/back-office/feeds/[feed]/run',
  '/api/back-office/adverts/[feed]/address',
  '/api/back-office/adverts/[feed]/check',
  '/api/back-office/adverts/[feed]/credential',
  '/api/back-office/adverts/[feed]/vehicles',
];

/** Returns the headers that a route requires; some bodies are sent without them, as an attacker would. */
export function credentials(template: string, body: string, token: string): Record<string, string> {
  const now = Date.now();
  switch (template) {
    case '/api/stock/changed':
    case '/api/models/changed':
      return { [OWN_HEADER]: sign(body, secrets.stockWebhookSecret, now / 1000) };
    case '/api/content/changed':
      return { [CONTENT_HEADER]: contentSignature(body, secrets.contentWebhookSecret, now) };
    case '/api/payments/webhook':
      return { [STRIPE_HEADER]: stripeSignature(body, secrets.stripeWebhookSecret, Math.floor(now / 1000)) };
    case '/mcp':
      return { accept: 'application/json, text/event-stream' };
    default:
      if (template.startsWith('/agentic/checkout_sessions')) return agentCredentials(body);
      return template.startsWith('/api/back-office/')
        ? { authorization: `Bearer ${token}`, origin: new URL(urls.studio).origin }
        : {};
  }
}

/** Returns the headers of a platform's request; a body that is not JSON has no signature. */
function agentCredentials(body: string): Record<string, string> {
  const timestamp = new Date().toISOString();
  const signed = `${timestamp}.${canonicalOf(body)}`;
  return {
    authorization: `Bearer ${secrets.agentToken}`,
    'api-version': PROTOCOL_VERSION,
    timestamp,
    signature: createHmac('sha256', secrets.agentSigningSecret).update(signed).digest('base64url'),
    'idempotency-key': randomUUID(),
  };
}

function canonicalOf(body: string): string {
  try {
    return canonicalJson(JSON.parse(body));
  } catch {
    return body;
  }
}
