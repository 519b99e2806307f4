import type { FeatureName } from '@forecourt/lib/sites/features';
import type { SettingName } from '@forecourt/lib/sites/settings';
import { type PageName, SHOWN_AT } from '@forecourt/lib/sites/shown-at';
import { expect } from '@playwright/test';

const ADDRESSES: readonly [start: RegExp, pages: readonly PageName[]][] = [
  [/^\/search/, ['results']],
  [/^\/cars\/[^/]+\/(?:checkout|buy-online)$/, ['checkout']],
  [/^\/cars\/[^/]+\/deal$/, ['deal']],
  [/^\/cars\/trade-in$/, ['tradeIn']],
  [/^(?:\/api)?\/cars\//, ['vehicle']],
  [/^\/(?:finance|apply-for-finance|api\/youx)\b/, ['finance']],
  // Test pages: blocks, a form, and the header and footer of every page.
  [/^\/(?:forms|blocks)$/, ['blocks', 'forms', 'everywhere']],
  [/^\/contact$/, ['forms', 'everywhere']],
  [/^\/(?:contact-us|our-location|locations)\b/, ['locations']],
  [/^\/(?:special-offers|deals)$/, ['offers']],
  [/warranty$/, ['warranty']],
  [/^\/(?:parts\/search|spares)$/, ['parts']],
  [/^\/dealer-locator$/, ['special']],
  [/^\/(?:trade-in|sell-my-car)$/, ['tradeIn']],
  [/^\/personalised\/finance$/, ['personalisedFinance']],
  [/^\/spin-to-win$/, ['spinToWin']],
  [/^\/(?:my[a-z]+|site\.webmanifest)$/, ['garage']],
  [/^\/book-test-drive/, ['testDrive']],
  [/^\/(?:api\/miscellaneous|\.well-known\/acp\.json)$/, ['nowhere']],
];

/** Fails when something shows on a page kind that the studio does not list for it. */
export function expectShownAt(name: string, address: string): void {
  const kinds = ADDRESSES.find(([start]) => start.test(address))?.[1] ?? [];
  const shownAt = SHOWN_AT[name as FeatureName | SettingName];
  expect(
    shownAt.filter((page) => kinds.includes(page)),
    `${name} shows at ${address}, and the studio says: ${shownAt.join(', ')}`,
  ).not.toEqual([]);
}
