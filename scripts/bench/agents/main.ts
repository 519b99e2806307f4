// Compares a search by an assistant with the same search on a results page, neither from a cache:
// node scripts/bench/agents/main.ts [--rounds N]
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { runTask } from '../../commands/terminal/steps.mjs';
import { ask } from '../../tasks/request-storefront.ts';
import { reportFigures } from '../report.ts';
import { percentile } from '../search-page/percentile.ts';
import { startServers } from '../servers.ts';

const SITE = 'harbour';
const WARM_UP_ROUNDS = 20;
/** An answer may cost at most as much as the page that it stands for. */
const MOST = 1;
const MAKES = ['toyota', 'ford', 'mazda', 'hyundai', 'kia', 'mitsubishi', 'isuzu', 'subaru'];
const BODIES = ['suv', 'ute', 'sedan', 'hatch'];

/** Every round asks for another price, so that no page is rendered twice. */
const wordsOf = (round: number): string =>
  `${MAKES[round % MAKES.length]} ${BODIES[Math.floor(round / 3) % BODIES.length]} under $${20_000 + round * 37}`;

const answerSchema = z.object({ result: z.object({ structuredContent: z.object({ url: z.url() }) }) });

/** Returns the address of the results page in an answer. */
const linkIn = (body: string): string => answerSchema.parse(JSON.parse(body)).result.structuredContent.url;

await runTask(async () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } });
  // As behind one proxy, so that each household has its own limits.
  process.env.TRUSTED_PROXIES = '1';
  const servers = await startServers({ name: 'bench', portOffset: 200, reference: false });
  const port = servers.storefrontPort;
  const host = `${SITE}.localhost:${port}`;
  // Each round has its own household: the bench measures work, not limits.
  const from = (round: number) => ({
    'x-forwarded-for': `11.9.${Math.floor(round / 250)}.${(round % 250) + 1}`,
  });

  const timed = async (run: () => Promise<{ status: number; body: string }>) => {
    const start = performance.now();
    const { status, body } = await run();
    if (status !== 200) throw new Error(`The storefront answered ${status}: ${body.slice(0, 200)}`);
    return { ms: performance.now() - start, bytes: Buffer.byteLength(body), body };
  };
  const page = (path: string, round: number) => timed(() => ask({ port, host, path, headers: from(round) }));
  const call = (round: number, name: string, input: object) =>
    timed(() =>
      ask({
        port,
        host,
        path: '/mcp',
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...from(round),
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: round,
          method: 'tools/call',
          params: { name, arguments: input },
        }),
      }),
    );

  try {
    const pages: { ms: number; bytes: number }[] = [];
    const answers: { ms: number; bytes: number }[] = [];
    for (let round = 0; round < WARM_UP_ROUNDS + Number(values.rounds); round += 1) {
      const words = wordsOf(round);
      const answer = await call(round, 'search_stock', { words });
      // The page of the same search. Its campaign parameters keep it from being one that was rendered before.
      const { pathname, search } = new URL(linkIn(answer.body));
      const shown = await page(`${pathname}${search}&round=${round}`, round);
      if (round < WARM_UP_ROUNDS) continue;
      answers.push(answer);
      pages.push(shown);
    }
    const ms = (times: readonly { ms: number }[], share: number) =>
      percentile(
        times.map((time) => time.ms),
        share,
      );
    const kilobytes = (sizes: readonly { bytes: number }[]) =>
      Math.round(
        percentile(
          sizes.map(({ bytes }) => bytes),
          0.5,
        ) / 1000,
      );
    const ratio = ms(answers, 0.5) / ms(pages, 0.5);
    reportFigures({
      'results page': {
        'ms p50': ms(pages, 0.5).toFixed(1),
        'ms p95': ms(pages, 0.95).toFixed(1),
        kB: kilobytes(pages),
      },
      search_stock: {
        'ms p50': ms(answers, 0.5).toFixed(1),
        'ms p95': ms(answers, 0.95).toFixed(1),
        kB: kilobytes(answers),
        'of the page': ratio.toFixed(2),
        met: ratio <= MOST,
      },
    });
  } finally {
    await servers.stop();
  }
});
