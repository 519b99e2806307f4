import { randomUUID } from 'node:crypto';

// The server runs unbundled and its routes are bundled, so both find the token by its name. It never leaves
// the process.
const NAME = Symbol.for('forecourt.ownServerToken');
const processGlobals = globalThis as { [NAME]?: string };
processGlobals[NAME] ??= randomUUID();

export const OWN_SERVER_HEADERS = { 'x-own-server': processGlobals[NAME] };

export const isFromOwnServer = ({ headers }: Request): boolean =>
  headers.get('x-own-server') === OWN_SERVER_HEADERS['x-own-server'];
