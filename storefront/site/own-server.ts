import { randomUUID } from 'node:crypto';

// The server runs unbundled and its routes are bundled, so both find the token by its name. It never leaves
// the process.
const NAME = Symbol.for('forecourt.ownServerToken');
const processGlobals = globalThis as { [NAME]?: string };
processGlobals[NAME] ??= randomUUID();

/** The header that this process's server sends to its own routes. */
export const OWN_SERVER_HEADERS = { 'x-own-server': processGlobals[NAME] };

/** Returns whether a request comes from this process's own server. */
export const isFromOwnServer = ({ headers }: Request): boolean =>
  headers.get('x-own-server') === OWN_SERVER_HEADERS['x-own-server'];
