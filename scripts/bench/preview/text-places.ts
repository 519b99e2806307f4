import type { FrameLocator, Locator, Page } from '@playwright/test';

/** A text to type into: where it shows, and how to find its field. */
export interface EditableText {
  name: string;
  documentId: string;
  path: string;
  /** Width of the studio's window in pixels; 1,600 by default. */
  width?: number;
  element: (frame: FrameLocator) => Locator;
  field: (page: Page) => Locator;
  /** Returns a selector that still matches after the text changes. */
  selectorOf: (element: Locator) => Promise<string>;
}

const HEADING = 'Built for work';
const MENU_ENTRY = 'nav[aria-label="Main"] a.menu-entry[href="/"]';
const OFFER = '[data-preview-as="offerHtml"]';

/**
 * Returns a block's heading, an offer's description, and a menu entry.
 * @param offer a current offer, by its id and the address of its page
 */
export const editableTexts = (site: string, offer: { id: string; path: string }): EditableText[] => [
  {
    name: 'a heading',
    documentId: `page-${site}-home`,
    path: '/',
    element: (frame) => frame.locator('[data-preview-block] h2').filter({ hasText: HEADING }),
    field: (page) => page.getByLabel('Heading', { exact: true }).first(),
    selectorOf: async (element) => {
      const block = await element.evaluate((heading) =>
        CSS.escape(heading.closest('[data-preview-block]')?.getAttribute('data-preview-block') ?? ''),
      );
      return `[data-preview-block="${block}"] h2`;
    },
  },
  {
    name: 'an offer',
    documentId: offer.id,
    path: offer.path,
    element: (frame) => frame.locator(OFFER).first(),
    field: (page) => page.getByLabel('Description', { exact: true }).first(),
    selectorOf: async () => OFFER,
  },
  {
    name: 'a menu entry',
    documentId: `navigation-${site}-header`,
    path: '/',
    // A narrower page has its menus behind a button.
    width: 2_400,
    element: (frame) => frame.locator(MENU_ENTRY),
    field: (page) => page.locator('input[id^="menus["][id$=".label"]'),
    selectorOf: async () => MENU_ENTRY,
  },
];
