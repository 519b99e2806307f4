export const HOLDS_FIELD = 'holds';
export const MESSAGES_FIELD = 'messages';
