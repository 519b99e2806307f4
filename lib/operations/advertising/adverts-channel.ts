/** PostgreSQL channel that wakes the worker of outgoing feeds. */
export const ADVERTS_CHANNEL = 'advert_changes';
