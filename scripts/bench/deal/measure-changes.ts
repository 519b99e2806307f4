import type { Browser, Page } from '@playwright/test';

/** Milliseconds of each change. */
export interface Changes {
  /** From a press on an option to the frame with its figures. */
  presses: number[];
  /** From the end of the pause after typing to the frame with its figures. */
  typing: number[];
  /** From the bare request of the figures to its answer, in the same page. */
  requests: number[];
}

/** The pause after which typed text counts: `TYPING_MS` of the form. */
const PAUSE = 150;
/** Milliseconds after which a change counts as lost. */
const PATIENCE = 20_000;
const POSTCODES = ['4010', '2000', '3000'];
const CASH = ['1000', '2500', '4000'];
const FIGURES = '[data-figures]';

/**
 * Opens a deal form with an empty cache, makes each kind of change once without measuring, then measures them.
 * @param options.slowdown how many times slower the processor is
 * @param options.address of the household, for rate limits
 * @throws when the page does not show new figures after a change
 */
export async function measureChanges(
  browser: Browser,
  url: string,
  { slowdown, width, address }: { slowdown: number; width: number; address: string },
): Promise<Changes> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    await changeAll(page);
    return await changeAll(page);
  } finally {
    await context.close();
  }
}

/** Makes each change and undoes it, so that the form ends as it began. */
async function changeAll(page: Page): Promise<Changes> {
  const changes: Changes = { presses: [], typing: [], requests: [] };
  const measured = async (kind: 'presses' | 'typing', change: () => Promise<unknown>) => {
    const took = await timeOf(page, change);
    changes[kind].push(kind === 'typing' ? took - PAUSE : took);
    changes.requests.push(await requestTime(page));
  };
  const press = (selector: string) =>
    measured('presses', () => page.locator(selector).click({ timeout: PATIENCE }));
  const type = (selector: string, text: string) =>
    measured('typing', () => page.locator(selector).fill(text, { timeout: PATIENCE }));
  const radio = (name: string, value: string) => press(`input[name="${name}"][value="${value}"]`);

  for (const postcode of POSTCODES) await type('#deal-postcode', postcode);
  for (const name of await extraNames(page))
    for (let time = 0; time < 2; time += 1) await press(`input[name="${name}"]`);
  for (const way of ['delivery', 'pick_up']) await radio('handover', way);
  await radio('payment', 'finance');
  for (const cash of CASH) await type('#deal-cash', cash);
  for (const years of await otherTerms(page))
    await measured('presses', () => page.locator('#deal-years').selectOption(years));
  await type('#deal-cash', '');
  await radio('payment', 'in_full');
  await type('#deal-postcode', '');
  return changes;
}

const extraNames = (page: Page): Promise<string[]> =>
  page
    .locator('input[type="checkbox"][name^="extra-"]')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('name') ?? ''));

/** Returns two other terms, then the chosen one. */
const otherTerms = (page: Page): Promise<string[]> =>
  page.locator('#deal-years').evaluate((field) => {
    const { options, value } = field as HTMLSelectElement;
    const others = [...options].map((option) => option.value).filter((years) => years !== value);
    return [...others.slice(0, 2), value];
  });

interface Times {
  changed?: number;
  shown?: number;
}

/** Returns milliseconds from the event of a change to the end of the frame that shows its figures. */
async function timeOf(page: Page, change: () => Promise<unknown>): Promise<number> {
  await page.evaluate((selector) => {
    const figures = document.querySelector(selector);
    if (!figures) throw new Error('The page has no figures');
    const times: Times = {};
    Object.assign(window, { dealTimes: times });
    const listening = new AbortController();
    const onStart = ({ timeStamp }: Event) => {
      times.changed ??= timeStamp;
      listening.abort();
    };
    for (const kind of ['pointerdown', 'input'])
      addEventListener(kind, onStart, { capture: true, signal: listening.signal });
    const observer = new MutationObserver(() => {
      if (figures.getAttribute('aria-busy') === 'true') return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (times.shown = performance.now())));
    });
    observer.observe(figures, { attributes: true, attributeFilter: ['aria-busy'] });
  }, FIGURES);
  await change();
  const times = await page.waitForFunction(
    () => {
      const { dealTimes } = window as unknown as { dealTimes: Times };
      return dealTimes.shown === undefined ? null : dealTimes;
    },
    undefined,
    { timeout: PATIENCE },
  );
  if (await page.locator(`${FIGURES} [role="alert"]`).count()) throw new Error('The figures failed.');
  const { changed = Number.NaN, shown = Number.NaN } = (await times.jsonValue()) ?? {};
  return shown - changed;
}

/** Returns milliseconds of the last request for figures, made again without the page's own code. */
const requestTime = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    performance.setResourceTimingBufferSize(10_000);
    const last = performance
      .getEntriesByType('resource')
      .findLast(({ name }) => new URL(name).pathname === '/api/deal-figures');
    if (!last) throw new Error('The page did not request figures');
    const start = performance.now();
    const answer = await fetch(last.name, { cache: 'no-store' });
    if (!answer.ok) throw new Error(`The figures answered ${answer.status}`);
    await answer.json();
    return performance.now() - start;
  });
