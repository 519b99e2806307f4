// FILE ROWS REPRICED: writes a feed.
import { writeLargeFeed } from '../generate.ts';
import { answer } from './child.ts';

const [file = '', rows, repricedEvery] = process.argv.slice(2);
await writeLargeFeed(file, Number(rows), Number(repricedEvery));
await answer('written');
process.exit();
