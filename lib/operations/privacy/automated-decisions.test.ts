import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { translatorOf } from '../../platform/language/translator.ts';
import { parseFeatures } from '../../sites/features.ts';
import { parseSettings } from '../../sites/settings.ts';
import { automatedDecisions, DECISIONS, type DecidingSite, describeDecision } from './automated-decisions.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const filesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.tsx?$/.test(name) && !/node_modules|\.next|\.test\.|\/testing\//.test(name));
const files = [...filesIn('lib'), ...filesIn('storefront')];

/**
 * Patterns of code that makes decisions about people, with the rule it belongs to.
 * New matching code fails this test until it gets a rule with a declaration, or an exemption in `EXEMPT`.
 */
const SIGNS: readonly (readonly [sign: RegExp, rule: string])[] = [
  [/\[TRAP\]/, 'lib/leads/suspect'],
  [/\bisSuspect\(/, 'lib/leads/suspect'],
  [/\bfieldOfTicket\(/, 'lib/leads/prize-wheel/draw'],
  [/\b(?:withinRate|expectRate|isWithinRate)\(/, 'lib/platform/request/rates'],
  [/\bcountConfirmation\(/, 'lib/platform/request/rates'],
  [/\b(?:verifyChallenge|checkChallenge)\(/, 'lib/platform/challenge/verify'],
  [/\bholdsUntil\(/, 'lib/payments/reservation/hold-limit'],
  [/\b(?:whyNoEstimate|adjustedRange)\(/, 'lib/leads/trade-in/estimate'],
  [/\bprovider\.(?:quote|createCustomer)\(/, 'lib/leads/finance-quote/provider'],
  [/\bCODES_PER_\w+/, 'lib/accounts/limits'],
];

/** Files with such code, by rule. */
const RULES: Readonly<Record<string, readonly RegExp[]>> = {
  'lib/leads/suspect': [
    /^lib\/leads\/(?:suspect|submission|store\.server)\.ts$/,
    /^storefront\/(?:features\/enquiry|page-types\/book-service)\//,
    /^storefront\/features\/(?:deal\/send-deal|vehicle\/waiting-list\/handle-join)\.server\.ts$/,
  ],
  'lib/leads/prize-wheel/draw': [/^lib\/leads\/prize-wheel\/(?:draw|entries\.server)\.ts$/],
  'lib/platform/request/rates': [
    /^lib\/platform\/database\/rate-limit\.server\.ts$/,
    /^lib\/messaging\/mail\/confirmations\.server\.ts$/,
    /^lib\/operations\/worker\/mail-delivery\.server\.ts$/,
    /^lib\/leads\/booking-sms\.server\.ts$/,
    /^lib\/messaging\/sms\/budget\.server\.ts$/,
    /^storefront\/(?:analytics|app|features|forms|handlers)\//,
  ],
  'lib/platform/challenge/verify': [
    /^lib\/platform\/challenge\/verify\.server\.ts$/,
    /^storefront\/features\/(?:account|challenge|enquiry)\//,
  ],
  'lib/payments/reservation/hold-limit': [/^lib\/payments\/reservation\/(?:hold-limit|start)\.server\.ts$/],
  'lib/leads/trade-in/estimate': [
    /^lib\/leads\/trade-in\/estimate\.ts$/,
    /^storefront\/features\/trade-in\//,
  ],
  'lib/leads/finance-quote/provider': [/^storefront\/features\/finance-journey\//],
  'lib/accounts/limits': [/^lib\/accounts\/(?:limits|codes\.server)\.ts$/],
};

/** Matching code that makes no decision about visitors. */
const EXEMPT: readonly (readonly [RegExp, string])[] = [
  [/^lib\/operations\/back-office\//, 'limits for staff'],
  [/^lib\/payments\/reference\.ts$/, 'a random reference of a payment'],
];

const t = translatorOf('en', 'privacy');

describe('the rules that decide about people', () => {
  test('have declarations, named after their modules', () => {
    expect(Object.keys(DECISIONS).toSorted()).toEqual(Object.keys(RULES).toSorted());
    for (const rule of Object.keys(RULES))
      expect(
        ['.ts', '.server.ts'].some((ending) => existsSync(path.join(ROOT, `${rule}${ending}`))),
        rule,
      ).toBe(true);
  });

  test('are applied nowhere without a declaration', () => {
    const unknown = files.flatMap((name) => {
      if (EXEMPT.some(([file]) => file.test(name))) return [];
      const text = readFileSync(path.join(ROOT, name), 'utf8');
      return SIGNS.filter(
        ([sign, rule]) => sign.test(text) && !RULES[rule]?.some((file) => file.test(name)),
      ).map(([, rule]) => `${name} decides by ${rule}`);
    });
    expect(unknown).toEqual([]);
  });

  test('describe the decision, its inputs and its review in whole sentences', () => {
    const described = Object.values(DECISIONS).map((rule) => describeDecision(rule, t));
    for (const { title, decides, uses, review } of described) {
      expect(uses.length, title).toBeGreaterThan(0);
      for (const text of [decides, review]) expect(text, title).toMatch(/^[A-Z].{30,}\.$/);
    }
    const titles = described.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('the privacy page lists', () => {
  const titlesOf = (facts: { features?: object; settings?: object; hasFinanceProvider?: boolean } = {}) => {
    const site: DecidingSite = {
      features: parseFeatures({ tradeInEnabled: false, ...facts.features }).features,
      settings: parseSettings({ ...facts.settings }).settings,
      hasFinanceProvider: facts.hasFinanceProvider ?? false,
    };
    return automatedDecisions(site, t).map(({ title }) => title);
  };

  test('the decisions that every site makes', () =>
    expect(titlesOf()).toEqual(['Suspected spam', 'Sign-in codes', 'Limits on requests and messages']));

  test.each([
    ['Finance quotes and pre-approval', { hasFinanceProvider: true }],
    ['Trade-in estimates', { features: { tradeInEnabled: true } }],
    ['Unpaid reservations', { features: { checkoutEnabled: true } }],
    ['Check that you are a person', { settings: { challengeSiteKey: '0x4AAAAAAAAAAAAA' } }],
    ['Prize draw', { settings: { extraPages: ['spin-to-win'] } }],
  ])('%s only where the site has it', (title, facts) => {
    expect(titlesOf()).not.toContain(title);
    expect(titlesOf(facts)).toContain(title);
  });
});
