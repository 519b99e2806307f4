import type { MailVehicle } from '../../inventory/mail-vehicle.ts';
import type { MailParts } from '../../messaging/mail/layout.ts';
import { isolated, mailTexts, pageIn, questionsCall } from '../../messaging/mail/mail-language.ts';
import { ENGLISH, type Language } from '../../platform/language/languages.ts';
import { type Translator, translatorOf } from '../../platform/language/translator.ts';
import { GARAGE_PATH } from '../../sites/account-paths.ts';
import type { AlertKind } from './kinds.ts';

export interface AlertLine {
  kind: AlertKind;
  vehicle: MailVehicle;
  noun: string;
  /** The former price of a price drop: `$45,990`; null if it may not be shown. */
  oldPrice: string | null;
  /** The weekly figure of the vehicle's card, with its rates and terms; null without one. */
  weekly: string | null;
  /** For a new car: the search it matches. */
  search: { name: string; href: string } | null;
}

export interface AlertMessageContent {
  site: { name: string; url: string };
  dealer: { name: string; phone: string | null };
  lines: readonly AlertLine[];
  /** The legal words of the weekly figures; empty without any. */
  creditWords: string;
  stops: readonly { kind: AlertKind; href: string }[];
  stopAllToken: string;
  stopAllHref: string;
  /** English by default. */
  language?: Language;
}

const MOST_VEHICLES = 12;

/** Marks a link of a mail, so that visits through it count as ours (lib/sites/visit-source). */
function fromAlert(href: string): string {
  const [address = '', anchor] = href.split('#');
  const marked = `${address}${address.includes('?') ? '&' : '?'}utm_source=alerts&utm_medium=email`;
  return anchor ? `${marked}#${anchor}` : marked;
}

/** Returns the change to a car, to follow its title: `is now $43,990, was $45,990`. */
export function alertNews({ kind, vehicle, oldPrice }: AlertLine, language: Language = ENGLISH): string {
  const texts = mailTexts(language, 'alertMail');
  const { price } = vehicle;
  if (kind === 'price_drop')
    return oldPrice === null ? texts('news.now', { price }) : texts('news.nowWas', { price, oldPrice });
  return kind === 'saved_search' ? texts('news.isNew', { price }) : texts(`news.${kind}`);
}

type AlertTexts = Translator<'alertMail'>;

const noteOf = ({ kind, oldPrice, search }: AlertLine, texts: AlertTexts): string => {
  if (kind === 'price_drop')
    return oldPrice === null ? texts('notes.cheaper') : texts('notes.was', { price: oldPrice });
  if (kind === 'saved_search') return search ? texts('notes.matches', { search: search.name }) : '';
  return texts(`notes.${kind}`);
};

/** Returns the only line of a message, whose event then becomes the heading. */
const single = (lines: readonly AlertLine[]): AlertLine | null =>
  lines.length === 1 ? (lines[0] ?? null) : null;
const isSearch = (lines: readonly AlertLine[]): boolean => lines.every(({ kind }) => kind === 'saved_search');

/** Returns the noun that all lines share; `vehicle` if they differ. */
const nounOf = (lines: readonly AlertLine[]): string => {
  const [first, ...others] = new Set(lines.map(({ noun }) => noun));
  return others.length === 0 && first ? first : 'vehicle';
};

const headingOf = (lines: readonly AlertLine[], texts: AlertTexts): string => {
  const line = single(lines);
  if (line) return texts(`headings.${line.kind}`, { noun: line.noun });
  return texts(isSearch(lines) ? 'newForSearches' : 'updates', { count: lines.length, noun: nounOf(lines) });
};

/** Returns a page of My Garage in a language. */
const garageIn = (site: { url: string }, anchor: string, language: Language): string =>
  pageIn(site, `${GARAGE_PATH}${anchor}`, language);

export function alertMail({
  site,
  dealer,
  lines,
  stops,
  creditWords,
  language = ENGLISH,
}: AlertMessageContent): { subject: string; parts: MailParts } {
  const texts = mailTexts(language, 'alertMail');
  const line = single(lines);
  const news = line && { vehicle: line.vehicle.title, news: alertNews(line, language) };
  const heading = headingOf(lines, texts);
  const shownLines = lines.slice(0, MOST_VEHICLES);
  const [search] = lines.flatMap((each) => each.search ?? []);
  const button =
    isSearch(lines) && search
      ? { label: texts('viewMatches'), href: search.href }
      : line && line.kind !== 'sold'
        ? { label: mailTexts(language, 'mail')('viewNoun', { noun: line.noun }), href: line.vehicle.href }
        : { label: texts('openSaved'), href: garageIn(site, '#saved', language) };
  return {
    subject: news ? texts('vehicleNews', news) : heading,
    parts: {
      preview: news
        ? texts('vehicleNewsSentence', news)
        : shownLines.map((each) => isolated(each.vehicle.title, language)).join(', '),
      heading,
      paragraphs: [],
      vehicles: shownLines.map((each) => ({
        ...each.vehicle,
        href: fromAlert(each.vehicle.href),
        note: [noteOf(each, texts), each.weekly].filter(Boolean).join(' '),
      })),
      button: { ...button, href: fromAlert(button.href) },
      closing: [
        ...(lines.length > shownLines.length
          ? [texts('andMore', { count: lines.length - shownLines.length })]
          : []),
        ...(creditWords ? [creditWords] : []),
        ...questionsCall(dealer, language),
        texts('reason', { site: site.name }),
      ],
      links: [
        ...stops.map(({ kind, href }) => ({
          label: texts('stop', { alerts: texts(`kinds.${kind}`) }),
          href,
        })),
        { label: texts('change'), href: garageIn(site, '#alerts', language) },
      ],
    },
  };
}

/** Returns the SMS. It has no weekly figure, because the figure's legal words would make it four times as long. */
export function alertText({
  site,
  dealer,
  lines,
  stopAllHref,
  language = ENGLISH,
}: AlertMessageContent): string {
  const texts = translatorOf(language, 'alertMail');
  const sms = translatorOf(language, 'sms');
  const line = single(lines);
  const phone = dealer.phone && isolated(dealer.phone, language);
  const sender = phone ? `${site.name} (${phone})` : site.name;
  const [search] = lines.flatMap((each) => each.search ?? []);
  const what = line
    ? `${texts('vehicleNewsSentence', { vehicle: isolated(line.vehicle.title, language), news: alertNews(line, language) })} ${line.vehicle.href}`
    : `${sms('alertSeveral', { heading: headingOf(lines, texts) })} ${isSearch(lines) && search ? search.href : garageIn(site, '', language)}`;
  return `${sms('alert', { sender, text: what })}\n${sms('stop', { href: stopAllHref })}`;
}

export function confirmMail({
  siteName,
  href,
  language = ENGLISH,
}: {
  siteName: string;
  href: string;
  language?: Language;
}): { subject: string; parts: MailParts } {
  const texts = mailTexts(language, 'alertMail');
  return {
    subject: texts('confirmSubject', { site: siteName }),
    parts: {
      preview: texts('confirmPreview'),
      heading: texts('confirm'),
      paragraphs: [texts('confirmText', { site: siteName })],
      button: { label: texts('confirmButton'), href },
      closing: [texts('confirmIgnore')],
    },
  };
}
