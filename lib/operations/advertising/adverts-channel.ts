/** PostgreSQL channel that wakes the worker when a check of an outgoing feed is requested. */
export const ADVERTS_CHANNEL = 'adverts_requested';
