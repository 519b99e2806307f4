import { type Browser, type BrowserContext, type CDPSession, devices } from '@playwright/test';
import { z } from 'zod';

/** Recording continues for this long after the load event. */
const AFTER_LOAD_MS = 5_000;
const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing', 'v8', 'disabled-by-default-v8.gc'];

const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  /** CPU time of the thread in microseconds. */
  tdur: z.number().optional(),
  args: z.looseObject({}).default({}),
});
export type TraceEvent = z.output<typeof traceEvent>;

/** Main thread events since navigation, in order. */
export interface PageTrace {
  events: TraceEvent[];
  elements: number;
}

/**
 * Opens a page as a phone with an empty cache, without throttling, and records its main thread.
 * @param prepare called with the visitor before the page opens, such as to sign in
 */
export async function tracePage(
  browser: Browser,
  url: string,
  prepare: (visitor: BrowserContext) => Promise<void> = async () => {},
): Promise<PageTrace> {
  const session = await browser.newBrowserCDPSession();
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  try {
    await prepare(context);
    const page = await context.newPage();
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
    });
    await page.goto(url, { waitUntil: 'load' });
    // Timed here, because a timer in the page would be recorded.
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
