import AxeBuilder from '@axe-core/playwright';
import { test as base, type ConsoleMessage, expect, type Page, type WebError } from '@playwright/test';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { type Answer, ask } from '../../tasks/request-storefront.ts';

const settings = settingsFromEnvironment();

/** The demo sites on which every page type is tested, one for each build of cards; `themes.spec.ts` has the other templates. */
export const SITES = ['harbour', 'northside', 'valuecars'] as const;

/** Every demo site. */
export const ALL_SITES = ['harbour', 'northside', 'valuecars', 'coastline'] as const;

/** The address of a demo site's page. */
export const siteUrl = (slug: string, path = '/'): string =>
  `http://${slug}.localhost:${settings.ports.storefront}${path}`;
export const studioUrl = settings.urls.studio;
export const consoleUrl = settings.urls.console;
export const users = {
  admin: { name: 'admin', password: settings.secrets.adminPassword },
  editor: { name: 'editor', password: settings.secrets.editorPassword },
  coastline: { name: 'coastline', password: settings.secrets.siteEditorPassword },
  sales: { name: 'sales', password: settings.secrets.salesPassword },
  coastlinesales: { name: 'coastlinesales', password: settings.secrets.siteSalesPassword },
  viewer: { name: 'viewer', password: settings.secrets.viewerPassword },
};

interface Fixtures {
  /** Patterns of the console messages that a test expects; any other error or warning fails it. */
  expected: { words: RegExp[] };
}

/**
 * Chromium's warnings about resources that were preloaded and not needed: a picture it already has from a visit at
 * another width, and the styles of a page whose link was hovered but not clicked.
 */
const FETCHED_AHEAD =
  /^warning: The resource \S+(?:\.(?:webp|svg|jpg|png)\?\S*w=\d+\S*|\/_next\/static\/\S+\.css) was preloaded using link preload but not used/;

/** A page of the storefront is there for a test once it is hydrated (storefront/ui/early-presses.ts). */
const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const { template, hydrated } = document.documentElement.dataset;
    return template === undefined || hydrated !== undefined;
  });

/** A dialog that closes takes its step out of the history (storefront/ui/overlays.client.ts); to leave meanwhile fails. */
const historySettled = (page: Page) =>
  page.waitForFunction(
    () => !history.state?.overlays || document.querySelector('dialog[open], [role=dialog]'),
  );

/** Makes a page leave once its history is settled, and arrive once it is hydrated; `waitUntil: 'commit'` waits for nothing. */
export function arriveHydrated(page: Page): void {
  const arrive =
    <Rest extends unknown[]>(navigate: (...rest: Rest) => ReturnType<Page['reload']>) =>
    async (...rest: Rest) => {
      await historySettled(page);
      const response = await navigate(...rest);
      const { waitUntil } = (rest.at(-1) ?? {}) as { waitUntil?: string };
      if (waitUntil !== 'commit') await hydrated(page);
      return response;
    };
  page.goto = arrive(page.goto.bind(page));
  page.reload = arrive(page.reload.bind(page));
  page.goBack = arrive(page.goBack.bind(page));
  page.goForward = arrive(page.goForward.bind(page));
}

/** Fails every test on a console error, a console warning or an uncaught exception that it did not expect. */
export const test = base.extend<Fixtures & { watched: undefined }>({
  context: async ({ context }, use) => {
    context.on('page', arriveHydrated);
    await use(context);
  },
  expected: [{ words: [] }, { option: true }],
  watched: [
    async ({ context, expected }, use) => {
      const problems: string[] = [];
      const note = (text: string) => {
        if (FETCHED_AHEAD.test(text)) return;
        if (!expected.words.some((pattern) => pattern.test(text))) problems.push(text);
      };
      const noteMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error' || message.type() === 'warning')
          note(
            `${message.type()}: ${message.text()} (${message.location().url} on ${message.page()?.url()})`,
          );
      };
      const noteError = (error: WebError) => note(`exception: ${error.error().message}`);
      context.on('console', noteMessage);
      context.on('weberror', noteError);
      await use(undefined);
      context.off('console', noteMessage);
      context.off('weberror', noteError);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Draws the parts of a page that are drawn when they come near, whose words are not to be read before, and whose height
 * changes while axe scrolls.
 */
export async function drawWhatIsFar(page: Page): Promise<void> {
  await page.locator('body').evaluate((body) => {
    for (const part of body.querySelectorAll<HTMLElement>('.far-part'))
      part.style.contentVisibility = 'visible';
  });
}

/** Waits until a part of a page no longer fades in: axe measures contrast at the opacity of the moment. */
const untilOpaque = (page: Page, within: string) =>
  page.waitForFunction(
    ({ selector, frames }) => {
      const first = document.querySelector(selector);
      if (!first) return false;
      const parts: Element[] = [...first.querySelectorAll('*')].slice(0, 100);
      for (let part: Element | null = first; part; part = part.parentElement) parts.push(part);
      const opacities = parts.map((part) => getComputedStyle(part).opacity).join();
      const state = window as { fading?: { opacities: string; since: number } };
      if (state.fading?.opacities !== opacities) state.fading = { opacities, since: 0 };
      state.fading.since += 1;
      return state.fading.since > frames;
    },
    { selector: within, frames: 5 },
    { polling: 'raf' },
  );

/**
 * Fails with axe's own messages when the page has a WCAG 2.2 AA problem.
 * @param within selector of the part to check, for a page that is not all ours
 * @param options.frames whether frames of other origins are ours as well
 */
export async function expectAccessible(page: Page, within?: string, { frames = false } = {}): Promise<void> {
  await drawWhatIsFar(page);
  if (within) await untilOpaque(page, within);
  // Without lists of what is well, which are megabytes.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'], iframes: frames });
  // In the page itself: a page of its own, which frames need, takes four times as long.
  if (!frames) builder.setLegacyMode();
  if (within) builder.include(within);
  const { violations } = await builder
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const descriptions = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.target.join(' ')}\n    ${node.failureSummary?.replace(/\n/g, '\n    ')}`).join('\n')}`,
  );
  expect(descriptions).toEqual([]);
}

type Extras = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

/** Requests a page of a site from the storefront without a browser. */
export const askSite = (slug: string, path: string, extras: Extras = {}): Promise<Answer> =>
  ask({ port: settings.ports.storefront, host: new URL(siteUrl(slug)).host, path, ...extras });

/** Requests a page from the storefront under any Host header. */
export const askHost = (host: string, path: string): Promise<Answer> =>
  ask({ port: settings.ports.storefront, host, path });

/** The paths of a site's vehicle pages, from its sitemap. */
export async function vehiclePaths(slug: string): Promise<string[]> {
  const { body } = await askSite(slug, '/sitemap.xml');
  return [...body.matchAll(/<loc>[^<]*?(\/cars\/[^<]+)<\/loc>/g)].map(([, path]) => path ?? '');
}
