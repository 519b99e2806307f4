import { randomUUID } from 'node:crypto';

// The server runs as it stands, its routes are bundled: both find the token by its name, and it never leaves the process.
const NAME = Symbol.for('forecourt.ownServerToken');
const processGlobals = globalThis as { [NAME]?: string };
processGlobals[NAME] ??= randomUUID();

/** What the server of this process sends to its own routes. */
export const OWN_SERVER_HEADERS = { 'x-own-server': processGlobals[NAME] };

/** Whether the server of this process itself asks. */
export const isFromOwnServer = ({ headers }: Request): boolean =>
  headers.get('x-own-server') === OWN_SERVER_HEADERS['x-own-server'];
