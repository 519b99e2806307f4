import { MESSAGE_NAMES, type MessageName } from '@forecourt/lib/messaging/message-kinds';
import { pageTexts } from '@forecourt/lib/operations/law-check/page-text';
import { formatDate } from '@forecourt/lib/platform/text/format';
import { sites } from '../../demo/content/documents.ts';
import { creditFiguresIn } from './credit-figures.ts';
import { oneOfEachKind, stockOf } from './demo-stock.ts';
import { type RenderedMessage, renderMessages } from './mail-texts.ts';
import { expect, test } from './test.ts';

/** Messages that are not rendered here, and why. */
const NOT_RENDERED: Partial<Record<MessageName, string>> = {
  'channel.adf': 'its price is compared in storefront/page-types/price-statements.test.tsx',
  'staff.stuckLeads': 'names leads, without figures',
  'staff.feedTrouble': 'names a feed, without figures of vehicles',
  'staff.outgoingFeedTrouble': 'names a feed, without figures of vehicles',
  'staff.webhookDisabled': 'names an address, without figures of vehicles',
  'staff.trialEnded': 'names a trial and counts its visitors, without figures of vehicles',
  'staff.unapprovedPublish': 'names documents, without figures of vehicles',
  'staff.review': 'names a draft, without figures of vehicles',
  'staff.removal': 'names documents, without figures of vehicles',
  'staff.slowerRelease': 'names pages, without figures of vehicles',
  'staff.monthlyResults': 'its counts are compared in scripts/checks/integration/results',
  'lead_notice.assigned': 'names a lead, without figures',
  'lead_notice.late': 'names a lead, without figures',
  'text.leadNotice': 'names a lead, without figures',
  'text.reply': 'written by staff',
  'text.code': 'has a code only',
  'text.driveReminder': 'has the time of a drive only',
  'text.serviceReminder': 'has the time of a service only',
  'text.serviceReady': 'has the name of a workshop only',
  'text.prize': 'has the name of a prize only',
};

const DATE = /\b(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* (\d{4})\b/g;

const amountsIn = (text: string): string[] =>
  [...text.matchAll(/\$(\d[\d,]*(?:\.\d+)?)/g)].map(([, digits = '']) =>
    String(Number(digits.replaceAll(',', ''))),
  );
const datesIn = (text: string): string[] =>
  [...text.matchAll(DATE)].map(([, day, month, year]) => `${day} ${month} ${year}`);
const creditIn = (text: string): string[] =>
  creditFiguresIn(text).map(({ kind, value }) => `${kind} ${value}`);

/** Every figure of some lines, each once. */
const figuresOf = (lines: readonly string[]) => {
  const each = (read: (text: string) => string[]) => [...new Set(lines.flatMap(read))].toSorted();
  return { amounts: each(amountsIn), credit: each(creditIn), dates: each(datesIn) };
};

/**
 * Returns a line for each figure of a message that is not among its own, and for each price, weekly figure and
 * line of law that it lacks.
 */
function wrongFiguresIn({
  name,
  about,
  html,
  text,
  prices,
  weekly,
  law,
  others,
  instants,
  timeZone,
}: RenderedMessage): string[] {
  const known = figuresOf([...prices, ...others]);
  const days = instants.map((instant) => formatDate(instant, timeZone));
  const parts: [string, string[]][] = [
    ['text', text.split('\n').map((line) => line.trim())],
    ...(html === null ? [] : [['HTML', pageTexts(html)] satisfies [string, string[]]]),
  ];
  return parts.flatMap(([part, lines]) => {
    const found = figuresOf(lines);
    return [
      ...prices.filter((price) => !lines.includes(price)).map((price) => `lacks '${price}'`),
      ...[...weekly, ...law]
        .filter((figure) => !lines.some((line) => line.includes(figure)))
        .map((figure) => `lacks '${figure}'`),
      ...found.amounts.filter((amount) => !known.amounts.includes(amount)).map((amount) => `has $${amount}`),
      ...found.credit.filter((credit) => !known.credit.includes(credit)).map((credit) => `has ${credit}`),
      ...found.dates.filter((date) => !days.includes(date)).map((date) => `has ${date}`),
    ].map((problem) => `${name} (${about}), ${part}: ${problem}`);
  });
}

test.describe.configure({ timeout: 180_000 });

const rendered = new Set<MessageName>();

for (const site of sites)
  test(`messages of ${site.slug} state the figures of their vehicles`, async () => {
    await expect(async () => {
      // Concurrent tests change vehicles.
      const vehicles = await oneOfEachKind(site, await stockOf(site));
      const messages = await renderMessages(site, vehicles);
      for (const { name } of messages) rendered.add(name);
      expect(messages.flatMap(wrongFiguresIn)).toEqual([]);
      // HTML and text state the same. The subject is part of the text, and the preview of the HTML.
      for (const { name, about, html, text } of messages) {
        if (html === null) continue;
        const { dates, ...figures } = figuresOf(text.split('\n'));
        const inHtml = figuresOf(pageTexts(html));
        expect([name, about, inHtml.amounts, inHtml.credit]).toEqual([
          name,
          about,
          figures.amounts,
          figures.credit,
        ]);
        expect([name, about, dates.filter((date) => !inHtml.dates.includes(date))]).toEqual([
          name,
          about,
          [],
        ]);
      }
    }).toPass({ timeout: 90_000 });
  });

test('every message is rendered, or has a reason why not', () => {
  const expected = MESSAGE_NAMES.filter((name) => !NOT_RENDERED[name]);
  expect(expected.filter((name) => !rendered.has(name))).toEqual([]);
});
