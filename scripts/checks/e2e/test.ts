import AxeBuilder from '@axe-core/playwright';
import {
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type WebError,
} from '@playwright/test';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { type Answer, ask, type FileAnswer } from '../../tasks/request-storefront.ts';

const settings = settingsFromEnvironment();

/**
 * The demo sites on which every page type is tested, one for each card layout; `themes.spec.ts` covers other
 * templates.
 */
export const SITES = ['harbour', 'northside', 'valuecars'] as const;

export const ALL_SITES = ['harbour', 'northside', 'valuecars', 'coastline'] as const;

export const siteUrl = (slug: string, path = '/'): string =>
  `http://${slug}.localhost:${settings.ports.storefront}${path}`;
export const studioUrl = settings.urls.studio;
export const consoleUrl = settings.urls.console;
export const users = {
  admin: { name: 'admin', password: settings.secrets.adminPassword },
  editor: { name: 'editor', password: settings.secrets.editorPassword },
  coastline: { name: 'coastline', password: settings.secrets.siteEditorPassword },
  author: { name: 'author', password: settings.secrets.authorPassword },
  sales: { name: 'sales', password: settings.secrets.salesPassword },
  coastlinesales: { name: 'coastlinesales', password: settings.secrets.siteSalesPassword },
  viewer: { name: 'viewer', password: settings.secrets.viewerPassword },
};

interface Fixtures {
  /** Patterns of the console messages that a test expects; any other error or warning fails it. */
  expected: { words: RegExp[] };
}

/**
 * Chromium's warnings about unused preloads: a picture already loaded at another width, and the styles of a
 * page whose link was hovered but not clicked.
 */
const FETCHED_AHEAD =
  /^warning: The resource \S+(?:\.(?:webp|svg|jpg|png)\?\S*w=\d+\S*|\/_next\/static\/\S+\.css) was preloaded using link preload but not used/;

/** Drawing maps without a graphics card; no page can change that. */
const OF_GRAPHICS = /^warning: .*GL Driver Message/;

/** Tests can use a storefront page once it is hydrated (storefront/ui/early-presses.ts). */
const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const { template, hydrated } = document.documentElement.dataset;
    return template === undefined || hydrated !== undefined;
  });

/**
 * A closing dialog removes its history entry (storefront/ui/overlays.client.ts); navigating meanwhile fails.
 */
const historySettled = (page: Page) =>
  page.waitForFunction(
    () => !history.state?.overlays || document.querySelector('dialog[open], [role=dialog]'),
  );

/**
 * Makes navigations wait for a settled history before, and for hydration after; `waitUntil: 'commit'`
 * disables this.
 */
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

/** Fails each test on a console error, a console warning or an uncaught exception that it did not expect. */
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
        if (FETCHED_AHEAD.test(text) || OF_GRAPHICS.test(text)) return;
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
 * Renders sections with `content-visibility`, whose text is unreadable before and whose height changes while
 * axe scrolls.
 */
export async function drawWhatIsFar(page: Page): Promise<void> {
  await page.locator('body').evaluate((body) => {
    for (const part of body.querySelectorAll<HTMLElement>('.far-part'))
      part.style.contentVisibility = 'visible';
  });
}

/** Waits until an element is opaque and its colours are still, because axe measures contrast as it is at the time. */
const untilOpaque = (page: Page, within: string) =>
  page.waitForFunction(
    ({ selector, frames }) => {
      const first = document.querySelector(selector);
      if (!first) return false;
      const parts: Element[] = [...first.querySelectorAll('*')].slice(0, 100);
      for (let part: Element | null = first; part; part = part.parentElement) parts.push(part);
      const opacities = parts.map((part) => getComputedStyle(part).opacity).join();
      const state = window as { fading?: { opacities: string; since: number } };
      // A button that has just been enabled still has the colours of a disabled one.
      const isChanging = first
        .getAnimations({ subtree: true })
        .some((animation) => animation instanceof CSSTransition && animation.playState === 'running');
      if (isChanging || state.fading?.opacities !== opacities) state.fading = { opacities, since: 0 };
      state.fading.since += 1;
      return state.fading.since > frames;
    },
    { selector: within, frames: 5 },
    { polling: 'raf' },
  );

/**
 * Fails with axe's own messages when the page has a WCAG 2.2 AA problem.
 * @param within selector of the element to check, for pages that are not entirely ours
 * @param options.frames whether to check frames of other origins too
 * @param options.contrast false where the device chooses the colours, which axe cannot see
 */
export async function expectAccessible(
  page: Page,
  within?: string,
  { frames = false, contrast = true } = {},
): Promise<void> {
  await drawWhatIsFar(page);
  if (within) await untilOpaque(page, within);
  // Omits passed checks, which are megabytes.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'], iframes: frames });
  // In the page itself: the separate page that frames require takes four times as long.
  if (!frames) builder.setLegacyMode();
  if (within) builder.include(within);
  if (!contrast) builder.disableRules(['color-contrast']);
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

export const askSite = (slug: string, path: string, extras: Extras = {}): Promise<FileAnswer> =>
  ask({ port: settings.ports.storefront, host: new URL(siteUrl(slug)).host, path, ...extras });

export const askHost = (host: string, path: string): Promise<Answer> =>
  ask({ port: settings.ports.storefront, host, path });

/** Scrolls to a section until its content has loaded, because sections that load above it move it away. */
export async function scrollUntilLoaded(section: Locator, content: Locator): Promise<void> {
  await expect(async () => {
    await section.scrollIntoViewIfNeeded();
    await expect(content).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

export async function vehiclePaths(slug: string): Promise<string[]> {
  const { body } = await askSite(slug, '/sitemap.xml');
  return [...body.matchAll(/<loc>https?:\/\/[^/<]+(\/cars\/[^<]+)<\/loc>/g)].map(([, path]) => path ?? '');
}
