import { start } from '../../emulators/search-engine/service.ts';
import { benchKeys } from '../../emulators/search-engine/test/oracle/client.ts';

/** The search engine in a separate process, so that its memory is measured apart from the benchmark's. */
const dataDir = process.argv[2] ?? '';
const service = await start({ port: 0, dataDir, ...benchKeys, allowedOrigins: [] });
process.send?.({ url: service.url });
process.on('message', (message) => {
  if (message === 'memory') {
    process.send?.({ now: process.memoryUsage.rss(), peak: process.resourceUsage().maxRSS * 1024 });
  }
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.({ milliseconds: (user + system) / 1000 });
  }
  if (message === 'checkpoint') void service.checkpoint().then(() => process.send?.('done'));
  if (message === 'stop') void service.stop().then(() => process.exit());
});
process.on('disconnect', () => process.exit());
