/** Mails about a service booking after its lead's own mails, in the same outbox. */
export const SERVICE_MAILS = [
  'serviceReminder',
  'serviceMoved',
  'serviceMovedDealer',
  'serviceOff',
  'serviceOffDealer',
  'serviceReady',
] as const;
export type ServiceMail = (typeof SERVICE_MAILS)[number];

export const isServiceMail = (kind: string): kind is ServiceMail =>
  SERVICE_MAILS.some((mail) => mail === kind);
