/** Mails about a drive after its lead's own mails, in the same outbox. */
export const DRIVE_MAILS = ['driveReminder', 'driveMoved', 'driveOff', 'driveOffDealer'] as const;
export type DriveMail = (typeof DRIVE_MAILS)[number];

export const isDriveMail = (kind: string): kind is DriveMail => DRIVE_MAILS.some((mail) => mail === kind);
