export const OPT_OUT_CHANNELS = ['sms', 'whatsapp', 'email'] as const;
export type OptOutChannel = (typeof OPT_OUT_CHANNELS)[number];

/** Stands for all sites that send from the installation's number. */
export const SHARED_NUMBER = '';
