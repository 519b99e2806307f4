/** The mails about a drive that come after those of its lead; they stand in the outbox beside them. */
export const DRIVE_MAILS = ['driveReminder', 'driveMoved', 'driveOff', 'driveOffDealer'] as const;
export type DriveMail = (typeof DRIVE_MAILS)[number];

export const isDriveMail = (kind: string): kind is DriveMail => DRIVE_MAILS.some((mail) => mail === kind);
