import { randomUUID } from 'node:crypto';

// The server is unbundled while its routes are bundled; both find the token under this symbol. It never
// leaves the process.
const NAME = Symbol.for('forecourt.ownServerToken');
const processGlobals = globalThis as { [NAME]?: string };
processGlobals[NAME] ??= randomUUID();

/** Headers of internal requests from this process's server to its routes. */
export const OWN_SERVER_HEADERS = { 'x-own-server': processGlobals[NAME] };

/** Returns whether a request comes from this process's server. */
export const isFromOwnServer = ({ headers }: Request): boolean =>
  headers.get('x-own-server') === OWN_SERVER_HEADERS['x-own-server'];
