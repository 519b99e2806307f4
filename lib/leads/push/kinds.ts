/** Why a browser is notified: an alert, a step of the shopper's reservation, or a message from the dealer. */
export const PUSH_KINDS = ['alert', 'hold', 'message'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** `sending`: handed to the push service without a response yet; sent again if the worker stopped. */
export const PUSH_STATES = ['waiting', 'sending', 'sent', 'dead', 'needless'] as const;

/** What an account is notified of besides its alerts. */
export interface PushPreferences {
  holds: boolean;
  messages: boolean;
}

/** Browsers per account; the oldest is removed for another. */
export const MOST_SUBSCRIPTIONS = 10;
