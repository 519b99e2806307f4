export const MESSAGE_DIRECTIONS = ['in', 'out'] as const;
export type MessageDirection = (typeof MESSAGE_DIRECTIONS)[number];

/** `garage`: written on the site, in My Garage. */
export const MESSAGE_CHANNELS = ['email', 'sms', 'whatsapp', 'garage'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/**
 * `waiting`: not sent yet; `sent`: handed to the provider; `delivered`: confirmed by the provider; `failed`: will not
 * arrive; `received`: from the shopper.
 */
export const MESSAGE_STATES = ['waiting', 'sent', 'delivered', 'failed', 'received'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
