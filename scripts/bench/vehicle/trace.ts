import { type Browser, type CDPSession, devices } from '@playwright/test';
import { z } from 'zod';

/** What is counted goes on until so long after the page has loaded. */
const AFTER_LOAD_MS = 5_000;
const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing', 'v8', 'disabled-by-default-v8.gc'];

const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  /** Time in which the thread really ran, in microseconds. */
  tdur: z.number().optional(),
  args: z.looseObject({}).default({}),
});
export type TraceEvent = z.output<typeof traceEvent>;

/** Events of the page's main thread from the navigation on, the earliest first. */
export interface PageTrace {
  events: TraceEvent[];
  /** Elements of the document when it was over. */
  elements: number;
}

/** Opens a page as a phone with an empty cache, on a line and a processor that are not slowed, and records its main thread. */
export async function tracePage(browser: Browser, url: string): Promise<PageTrace> {
  const session = await browser.newBrowserCDPSession();
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  try {
    const page = await context.newPage();
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
    });
    await page.goto(url, { waitUntil: 'load' });
    // In the browser's own process: a timer of the page would be counted.
    await new Promise((resolve) => setTimeout(resolve, AFTER_LOAD_MS));
    const elements = await page.locator('*').count();
    return { events: mainThread(await endOf(session), url), elements };
  } finally {
    await context.close();
    await session.detach();
  }
}

async function endOf(session: CDPSession): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...z.array(traceEvent).parse(value)));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

const navigationArgs = z.looseObject({ data: z.looseObject({ documentLoaderURL: z.string() }) });

function mainThread(events: readonly TraceEvent[], url: string): TraceEvent[] {
  const start = events.find(
    ({ name, args }) =>
      name === 'navigationStart' && navigationArgs.safeParse(args).data?.data.documentLoaderURL === url,
  );
  if (!start) throw new Error(`The trace has no navigation to ${url}.`);
  const ofThread = events.filter(({ pid, tid }) => pid === start.pid && tid === start.tid);
  const loadEnd = ofThread.findLast(({ name }) => name === 'loadEventEnd');
  if (!loadEnd) throw new Error(`${url} did not load.`);
  return ofThread
    .filter(({ ts }) => ts >= start.ts && ts <= loadEnd.ts + AFTER_LOAD_MS * 1000)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
}
