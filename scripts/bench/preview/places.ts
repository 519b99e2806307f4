import type { FrameLocator, Locator, Page } from '@playwright/test';

/** Words that are typed into: where they show, and how their field is found. */
export interface PlaceOfWords {
  name: string;
  /** The document they are of. */
  documentId: string;
  /** The page on which they show. */
  path: string;
  /** Pixels of the studio's window across; 1,600 unless told. */
  width?: number;
  /** What shows them, from the start; a click on it opens the field. */
  element: (frame: FrameLocator) => Locator;
  /** The field, once a click has opened it. */
  field: (page: Page) => Locator;
  /** Finds what shows them, whatever becomes of the words. */
  selectorOf: (element: Locator) => Promise<string>;
}

const HEADING = 'Built for work';
const MENU_ENTRY = 'nav[aria-label="Main"] a.menu-entry[href="/"]';
const OFFER = '[data-preview-as="offerHtml"]';

/**
 * A heading of a page's block, an offer's description, and an entry of the menu.
 * @param site whose they are
 * @param offer one that runs, by its id and the address of its page
 */
export const placesOfWords = (site: string, offer: { id: string; path: string }): PlaceOfWords[] => [
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
