import { PICTURE } from '../../inventory/mail-vehicle.ts';
import { composeMail } from '../../messaging/mail/compose.server.ts';
import type { MailParts } from '../../messaging/mail/layout.ts';
import {
  languageRows,
  mailGreeting,
  mailLanguage,
  mailTexts,
  pageIn,
  questionsCall,
} from '../../messaging/mail/mail-language.ts';
import type { MailSite, MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import type { ComposeMail } from '../../messaging/mail/outbox.server.ts';
import { leadRecipients } from '../../messaging/mail/recipients.ts';
import {
  dateTimeText,
  dealerOf,
  locationAt,
  mailPriceRules,
  priceLeadOf,
  timeZoneAt,
} from '../../messaging/mail/site-details.ts';
import { type FigureOfMail, withFigure } from '../../messaging/mail/vehicle-figure.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { ENGLISH, type Language } from '../../platform/language/languages.ts';
import type { Translator } from '../../platform/language/translator.ts';
import { formatWhole } from '../../platform/text/format.ts';
import { readablePhone } from '../../platform/text/phone.ts';
import { otherState, otherStateText } from '../../sites/other-state.ts';
import { SIMILAR_ANCHOR } from '../../vehicle/anchors.ts';
import type { ItemWord } from '../../vehicle/item-type.ts';
import { CONSUMER_LAW_NOTE, type LawStatement, lawRows } from '../../vehicle/law/law-statement.ts';
import { accessToken } from '../access-token.ts';
import { choiceRows } from './choice-rows.ts';
import type { Choices } from './choices.ts';
import { RESERVATION_MAILS, type Reason, type ReservationMail } from './machine.ts';
import { formatCents } from './money.ts';
import { type Reservation, reservationById } from './read.server.ts';
import { receiptPath } from './receipt-path.ts';
import { type ReservedDeal, reservedDealRows } from './reserved-deal.ts';
import { reservedLaw } from './reserved-law.server.ts';
import { reservedNoun, reservedPriceText } from './reserved-vehicle.ts';

const TO_DEALER: readonly ReservationMail[] = ['dealer', 'dealerRefund'];
/** A vehicle with an open recall is not for sale. */
const WITHOUT_FIGURE: readonly ReservationMail[] = [...TO_DEALER, 'recalled'];
/** Only sent after a payment, so exempt from limits. */
const PAID: readonly ReservationMail[] = ['receipt', 'refund'];

/**
 * Returns a composer for mails about reservations.
 * @param secret `RESERVATION_SECRET`, signs the receipt link
 * @param figureOf for the mails to shoppers
 */
export function reservationComposer(
  reader: MailSiteReader,
  secret: string,
  figureOf: FigureOfMail,
): ComposeMail {
  return async (db, id, kind) => {
    const reservation = await reservationById(db, id);
    const mail = RESERVATION_MAILS.find((name) => name === kind);
    if (!reservation || !mail) return 'needless';
    // Skip the expiry notice if the reservation was paid after all.
    if (mail === 'expiry' && reservation.status !== 'expired') return 'needless';
    // A payment that arrived after the release is refunded, which has a mail of its own.
    if (mail === 'recalled' && reservation.status !== 'cancelled') return 'needless';
    const site = await reader.site(reservation.siteSlug);
    if (!site) return 'nobody';
    const language = TO_DEALER.includes(mail) ? ENGLISH : mailLanguage(site, reservation.language);
    const { siteSlug, email: address, car: vehicle, deal } = reservation;
    const figure = WITHOUT_FIGURE.includes(mail)
      ? null
      : await figureOf(db, site, {
          siteSlug,
          address,
          vehicleId: vehicle.id,
          price: vehicle.price,
          deal,
          language,
        });
    const law = mail === 'receipt' ? await lawOf(db, reservation, site) : null;
    return composeMail(reader, site, {
      to: TO_DEALER.includes(mail) ? 'dealer' : 'shopper',
      dealer: leadRecipients(site, reservation),
      shopper: reservation.email,
      language,
      isUnlimited: PAID.includes(mail),
      write: () =>
        withFigure(
          RESERVATION_MAIL_WRITERS[mail]({ ...mailDataOf(reservation, site, secret, language), law }),
          figure,
        ),
    });
  };
}

function lawOf(db: Queryable, reservation: Reservation, site: MailSite): Promise<LawStatement | null> {
  const location = locationAt(site, reservation);
  return reservedLaw(
    db,
    reservation,
    {
      address: location?.address,
      licenceName: location?.licenceName,
      licenceNumber: location?.licenceNumber,
      timeZone: timeZoneAt(site, reservation),
    },
    { confirmedIds: new Set(site.confirmedRules), priceLead: priceLeadOf(site) },
  );
}

function mailDataOf(
  reservation: Reservation,
  site: MailSite,
  secret: string,
  language: Language,
): Omit<ReservationMailData, 'law'> {
  const { id, reference, car: vehicle, paidCents, amountCents, paidAt, heldUntil } = reservation;
  const picture =
    vehicle.picture && `${vehicle.picture}${vehicle.picture.includes('?') ? '&' : '?'}${PICTURE}`;
  return {
    reference,
    amount: formatCents(paidCents ?? amountCents),
    name: reservation.name,
    mobile: readablePhone(reservation.mobile),
    email: reservation.email,
    keptUntil: dateTimeText(heldUntil, site, reservation, language),
    paidAt: dateTimeText(paidAt ?? reservation.createdAt, site, reservation, language),
    language,
    shopperLanguage: reservation.language,
    reason: reservation.reason,
    choices: reservation.choices,
    deal: reservation.deal,
    href: pageIn(site, receiptPath(reference, accessToken({ kind: 'reservation', id }, secret)), language),
    dealer: dealerOf(site, { ...reservation, vehicle: null }),
    noun: reservedNoun(vehicle),
    elsewhere: elsewhereIn(reservedNoun(vehicle), locationAt(site, reservation) ?? null, site, language),
    vehicle: {
      title: vehicle.title,
      subtitle: vehicle.subtitle,
      price: reservedPriceText(vehicle, language) ?? mailPriceRules(site).noPriceText,
      href: pageIn(site, `/cars/${vehicle.slug}`, language),
      picture,
      stocknum: vehicle.stocknum,
    },
  };
}

/** Returns the sentence about a vehicle in another state in a language: see `otherStateText`. */
function elsewhereIn(
  noun: ItemWord,
  location: MailSite['locations'][number] | null,
  { locations }: MailSite,
  language: Language,
): string | null {
  if (language === ENGLISH) return otherStateText({ noun }, location, locations);
  const other = otherState({}, location, locations);
  if (!other) return null;
  const texts = mailTexts(language, 'reservationMail');
  const { place, kilometres, main, mainState } = other;
  return kilometres
    ? texts('elsewhereFar', { noun, place, main, km: formatWhole(Math.max(1, kilometres)) })
    : texts('elsewhereState', { noun, place, main, state: mainState });
}

/** A reservation formatted for its mails. */
export interface ReservationMailData {
  reference: string;
  amount: string;
  name: string;
  mobile: string;
  email: string;
  /** `Sat 21 Nov 2026, 4:05 pm`, in the dealer's time zone. */
  keptUntil: string;
  paidAt: string;
  reason: Reason | null;
  choices: Choices;
  /** The accepted deal that the fee belongs to; null without one. */
  deal: ReservedDeal | null;
  /** Receipt page, with the shopper's token. */
  href: string;
  dealer: { name: string; phone: string | null };
  /** State law on the vehicle; null if nothing can be said, and in mails other than the receipt. */
  law: LawStatement | null;
  noun: ItemWord;
  /** Sentence for a vehicle in another state; null in the same one. */
  elsewhere: string | null;
  vehicle: NonNullable<MailParts['vehicle']> & { stocknum: string };
  /** Of the mail and of its times; English by default, as in mails to the dealer. */
  language?: Language;
  /** The language that the shopper reads, for the dealer. */
  shopperLanguage?: Language;
}

type WriteMail = (data: ReservationMailData) => { subject: string; parts: MailParts };

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
const textsOf = ({ language = ENGLISH }: ReservationMailData) => mailTexts(language, 'reservationMail');
const greet = ({ name, language = ENGLISH }: ReservationMailData): string => mailGreeting(name, language);
const call = ({ dealer, language = ENGLISH }: ReservationMailData): string[] =>
  questionsCall(dealer, language);

const receipt: WriteMail = (data) => {
  const { reference, amount, keptUntil: until, paidAt, noun, vehicle } = data;
  const texts = textsOf(data);
  const dealer = data.dealer.name;
  return {
    subject: texts('reservedSubject', { vehicle: vehicle.title, reference }),
    parts: {
      preview: texts('reservedPreview', { until, amount }),
      heading: texts('reserved', { noun }),
      paragraphs: [
        greet(data),
        texts('reservedText', { dealer, noun, until }),
        ...(data.elsewhere ? [data.elsewhere] : []),
      ],
      vehicle,
      rows: [
        [texts('reference'), reference],
        [texts('fee'), texts('feeRefundable', { amount })],
        [texts('paid'), paidAt],
        [texts('heldUntil'), until],
        [texts('dealer'), dealer],
        ...(data.deal ? dealRowsIn(data.deal, texts) : []),
        ...(data.law ? lawRows(data.law) : []),
      ],
      button: { label: texts('view'), href: data.href },
      closing: [
        ...(data.law && data.law.lines.length > 0 ? [CONSUMER_LAW_NOTE] : []),
        texts('feeText', { noun }),
        ...call(data),
      ],
    },
  };
};

/** Returns the sums of an accepted deal in a language: see `reservedDealRows`. */
const dealRowsIn = (
  { version, total, balance }: ReservedDeal,
  texts: Translator<'reservationMail'>,
): [label: string, value: string][] => [
  [texts('deal'), texts('dealVersion', { version })],
  [texts('dealTotal'), formatCents(Math.max(0, total))],
  total < 0 ? [texts('wePay'), formatCents(-total)] : [texts('balance'), formatCents(balance)],
];

const recalled: WriteMail = (data) => {
  const { noun, vehicle } = data;
  const texts = textsOf(data);
  return {
    subject: texts('recalledSubject', { vehicle: vehicle.title }),
    parts: {
      preview: texts('recalledPreview', { noun }),
      heading: texts('recalled'),
      paragraphs: [
        greet(data),
        texts('recalledText', { noun }),
        texts('recalledNext', { recall: texts('recall', { noun }), noun }),
      ],
      vehicle,
      button: { label: texts('viewSimilar', { noun }), href: `${vehicle.href}#${SIMILAR_ANCHOR}` },
      closing: call(data),
    },
  };
};

const expiry: WriteMail = (data) => {
  const { noun, vehicle, language = ENGLISH } = data;
  const texts = textsOf(data);
  return {
    subject: texts('expiredSubject', { vehicle: vehicle.title }),
    parts: {
      preview: texts('expiredPreview', { noun }),
      heading: texts('expired'),
      paragraphs: [greet(data), texts('expiredText', { noun })],
      vehicle,
      button: { label: mailTexts(language, 'mail')('viewNoun', { noun }), href: vehicle.href },
      closing: call(data),
    },
  };
};

const refund: WriteMail = (data) => {
  const { reference, amount, reason, noun, vehicle } = data;
  const texts = textsOf(data);
  const time = texts('refundTime');
  const why = texts(`why.${reason ?? 'elsewhere'}`, { noun });
  return {
    subject: texts('refundSubject', { amount, reference }),
    parts: {
      preview: texts('refundPreview', { time }),
      heading: texts('refund', { amount }),
      paragraphs: [greet(data), texts('refundText', { why, amount, time })],
      vehicle,
      rows: [
        [texts('reference'), reference],
        [texts('amount'), texts('amountAud', { amount })],
      ],
      button: { label: texts('view'), href: data.href },
      closing: call(data),
    },
  };
};

const shopperRows = ({
  name,
  mobile,
  email,
  shopperLanguage = ENGLISH,
}: ReservationMailData): NonNullable<MailParts['rows']> => [
  ['Name', name],
  ['Mobile', mobile, `tel:${mobile.replaceAll(' ', '')}`],
  ['Email', email, `mailto:${email}`],
  ...languageRows(shopperLanguage),
];

const dealer: WriteMail = (data) => {
  const { reference, amount, vehicle, keptUntil, name } = data;
  return {
    subject: `Reserved: ${vehicle.title}, stock ${vehicle.stocknum} (${name})`,
    parts: {
      preview: `${name} paid ${amount}. Held until ${keptUntil}.`,
      heading: `${vehicle.title} is reserved`,
      paragraphs: [
        `${name} paid the reservation fee of ${amount}. The ${data.noun} shows as reserved until ${keptUntil}.`,
        `If the sale goes ahead, confirm it in Reservations in the studio before then. Otherwise the ${data.noun} goes back on sale and the fee is refunded to the shopper.`,
      ],
      vehicle,
      rows: [
        ...shopperRows(data),
        ...choiceRows(data.choices),
        ...(data.deal ? reservedDealRows(data.deal) : []),
        ['Stock number', vehicle.stocknum],
        ['Reference', reference],
      ],
      ...(data.choices.message && { quote: data.choices.message }),
      button: { label: `Call ${firstName(name)}`, href: `tel:${data.mobile.replaceAll(' ', '')}` },
      closing: ['Reply to this email to write to the shopper.'],
    },
  };
};

const DEALER_WHY: Partial<Record<Reason, string>> = {
  requested: 'A refund of the fee was requested.',
  hold_over: 'The hold expired before anyone confirmed the sale.',
  elsewhere: 'The fee was refunded in Stripe.',
};

const dealerRefund: WriteMail = (data) => {
  const { reference, amount, vehicle, reason, name } = data;
  return {
    subject: `No longer reserved: ${vehicle.title}, stock ${vehicle.stocknum} (${name})`,
    parts: {
      preview: `${amount} is refunded to ${name}. The ${data.noun} is for sale again.`,
      heading: `${vehicle.title} is no longer reserved`,
      paragraphs: [
        `${DEALER_WHY[reason ?? 'elsewhere'] ?? 'The reservation has ended.'} ${amount} is refunded to ${name}, and the ${data.noun} is for sale again unless your feed says otherwise.`,
      ],
      vehicle,
      rows: [...shopperRows(data), ['Stock number', vehicle.stocknum], ['Reference', reference]],
    },
  };
};

export const RESERVATION_MAIL_WRITERS: Record<ReservationMail, WriteMail> = {
  receipt,
  expiry,
  recalled,
  refund,
  dealer,
  dealerRefund,
};
