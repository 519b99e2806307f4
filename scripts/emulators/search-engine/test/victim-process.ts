import { start } from '../service.ts';
import { keys } from './server.ts';

const service = await start({ ...keys, port: 0, dataDir: process.argv[2] ?? '', allowedOrigins: [] });
process.send?.({ url: service.url });
process.on('message', () => {
  void service.checkpoint().then(() => process.send?.('done'));
});
