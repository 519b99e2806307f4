import { WEEKLY_BANDS } from '@forecourt/lib/inventory/search/price-bands';
import { exampleComparisonRate } from '@forecourt/lib/vehicle/finance/comparison-rate';
import { financeEstimate } from '@forecourt/lib/vehicle/finance/estimate';
import { chooseLender } from '@forecourt/lib/vehicle/finance/lender';
import { loanOf } from '@forecourt/lib/vehicle/finance/loan';
import { siteLoan } from '@forecourt/lib/vehicle/finance/site-loan';
import { calculatorTerms, type FinanceSettings } from '@forecourt/lib/vehicle/finance/terms';
import { sellingPrice } from '@forecourt/lib/vehicle/price';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import type { Page } from '@playwright/test';
import type { OfferContent } from '../../demo/content/shared/site-content.ts';

/** A rate, a comparison rate or a repayment, as a number without unit: `7.49`, `63.94`. */
interface CreditFigure {
  kind: 'rate' | 'comparison' | 'repayment';
  value: string;
}

/** A text of a page, and the vehicle, calculator, offer or site whose credit it is about. */
interface CreditText {
  of: string;
  text: string;
  at: string;
}

const COMPARISON =
  /(\d+(?:\.\d+)?)\s?% p\.a\.\s+comparison rate|comparison rates?:?\s+(\d+(?:\.\d+)?)\s?% p\.a\.(?: to (\d+(?:\.\d+)?)\s?% p\.a\.)?/gi;
const RATE = /(\d+(?:\.\d+)?)\s?%\s?(?:p\.?\s?a\b|per annum\b|a year\b)/gi;
const REPAYMENT = /\$\s?(\d[\d,]*(?:\.\d+)?)\s?(?:a|per|each)\s?(?:week|fortnight|month)\b/gi;

const plain = (digits: string): string => String(Number(digits.replaceAll(',', '')));

/** Returns the rates and repayments of a text. The names of price bands are no repayments. */
export function creditFiguresIn(text: string): CreditFigure[] {
  const figures: CreditFigure[] = [];
  const add = (kind: CreditFigure['kind'], ...values: (string | undefined)[]) =>
    figures.push(...values.flatMap((value) => (value ? [{ kind, value: plain(value) }] : [])));
  const bandless = WEEKLY_BANDS.map(({ label }) => label)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, label) => rest.replaceAll(label, ''), text);
  const rest = bandless.replaceAll(COMPARISON, (_, before, after, last) => {
    add('comparison', before, after, last);
    return '';
  });
  for (const [, value] of rest.matchAll(RATE)) add('rate', value);
  for (const [, value] of rest.matchAll(REPAYMENT)) add('repayment', value);
  return figures;
}

/** Returns the texts of pages that may state a rate or repayment. */
export async function creditTextsOf(page: Page, pages: ReadonlyMap<string, string>): Promise<CreditText[]> {
  const entries = [...pages];
  const texts: CreditText[] = [];
  for (let start = 0; start < entries.length; start += AT_ONCE)
    texts.push(...(await page.evaluate(readTexts, entries.slice(start, start + AT_ONCE))));
  return texts;
}

/** Pages parsed per call, because their HTML is sent to the browser. */
const AT_ONCE = 25;

/** Runs in the browser. */
function readTexts(pages: [path: string, html: string][]): CreditText[] {
  const BLOCKS =
    'address,article,aside,blockquote,button,dd,details,div,dl,dt,fieldset,figcaption,footer,form,h1,h2,h3,h4,h5,h6,header,label,legend,li,main,nav,ol,option,p,section,summary,table,td,th,tr,ul,body';
  const MAYBE = /%|\b(?:week|fortnight|month)\b/i;
  const texts: CreditText[] = [];
  const clean = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim() ?? '';
  /** The address of an offer may name its brand too. */
  const plainPath = (path: string) => path.replace(/^\/offers\/.*\//, '/offers/');
  const pathOf = (link: Element | null | undefined) =>
    plainPath(link?.getAttribute('href')?.replace(/[?#].*/, '') ?? '');
  for (const [path, html] of pages) {
    const root = new DOMParser().parseFromString(html, 'text/html');
    const subjectOf = (element: Element): string => {
      const article = element.closest('article');
      const linked = pathOf(article?.querySelector('a.card-link'));
      if (/^\/(?:offers|cars)\//.test(linked)) return linked;
      const column = element.closest('td');
      const table = column?.closest('table.compare');
      if (column && table) {
        const head = table.querySelectorAll('thead th')[column.cellIndex - 1];
        return pathOf(head?.querySelector('a'));
      }
      if (/^\/cars\/[^/]+$/.test(path))
        return element.closest('section[aria-label="Finance calculator"]') ? `calculator of ${path}` : path;
      return path.startsWith('/offers/') ? plainPath(path) : 'site';
    };
    const add = (of: string, text: string, element: string) => {
      if (MAYBE.test(text)) texts.push({ of, text, at: `${path} ${element}` });
    };
    add('site', clean(root.title), 'title');
    for (const meta of root.querySelectorAll('meta[name*="description"], meta[property*="description"]'))
      add(
        path.startsWith('/offers/') ? plainPath(path) : 'site',
        meta.getAttribute('content') ?? '',
        'description',
      );

    for (const element of root.querySelectorAll('script, style, template, svg')) element.remove();
    for (const repayment of root.querySelectorAll('[data-credit=repayment]')) {
      // The calculator names the frequency in another element.
      const text = clean(repayment.textContent);
      add(
        subjectOf(repayment),
        /\b(?:week|fortnight|month)\b/.test(text) ? text : `${text} a week`,
        'repayment',
      );
      repayment.remove();
    }
    for (const block of root.body.querySelectorAll(BLOCKS)) {
      const isWhole = !block.querySelector(BLOCKS);
      const own = isWhole
        ? block.textContent
        : [...block.childNodes]
            .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ' '))
            .join(' ');
      const label = block.matches('dd') ? clean(block.previousElementSibling?.textContent) : '';
      add(subjectOf(block), clean(`${label} ${own}`), block.tagName.toLowerCase());
    }
  }
  return texts;
}

const named = (kind: CreditFigure['kind'], ...values: (number | null | undefined)[]): string[] =>
  values.flatMap((value) => (value == null ? [] : [`${kind} ${value}`]));

/** Returns what a site may state about the credit of a vehicle next to its price (FIN-48). */
export function estimateFigures(vehicle: Vehicle, settings: FinanceSettings, year: number): string[] {
  const estimate = financeEstimate(vehicle, settings, year);
  if (!estimate) return [];
  const { weekly, monthly, rate, comparisonRate } = estimate;
  return [
    ...named('repayment', weekly, monthly),
    ...named('rate', rate),
    ...named('comparison', comparisonRate),
  ];
}

/** Returns what a vehicle's calculator states before a shopper changes it. */
export function calculatorFigures(vehicle: Vehicle, settings: FinanceSettings): string[] {
  const lender = chooseLender(vehicle.finance_lenders, settings.financeProvider);
  const terms = calculatorTerms(settings, sellingPrice(vehicle), lender);
  if (!terms) return [];
  const { start, cost, otherFees } = terms;
  return [
    ...named('repayment', loanOf(start, cost, 'weekly')?.repayment),
    ...named('rate', start.rate),
    ...named('comparison', exampleComparisonRate(start.rate, cost.fee, otherFees)),
  ];
}

/** Returns what the pages of a site may state without naming a vehicle or an offer. */
export function siteFigures(
  settings: FinanceSettings,
  filter: { min: number; max: number } | null,
): string[] {
  const loan = siteLoan(settings);
  return [
    ...named('rate', loan?.rate),
    ...named('comparison', loan?.comparisonRate, filter?.min, filter?.max),
  ];
}

/** Returns what an offer states. */
export const offerFigures = ({ rate }: Pick<OfferContent, 'rate'>): string[] => [
  ...named('rate', rate?.interestRate),
  ...named('comparison', rate?.comparisonRate),
];

/**
 * Returns a line for each rate or repayment that is not among those of its subject.
 * @param sources figures by vehicle, calculator, offer and `site`; a subject without any states none
 */
export const wrongCredit = (
  texts: readonly CreditText[],
  sources: ReadonlyMap<string, readonly string[]>,
): string[] =>
  texts.flatMap(({ of, text, at }) =>
    creditFiguresIn(text).flatMap(({ kind, value }) => {
      const known = sources.get(of) ?? [];
      return known.includes(`${kind} ${value}`)
        ? []
        : [`${kind} ${value} of ${of} at ${at} is none of: ${known.join(', ') || 'none'}`];
    }),
  );
