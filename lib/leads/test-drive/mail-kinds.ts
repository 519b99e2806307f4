/** The mails about a drive that come after those of its lead; they stand in the outbox beside them. */
export const DRIVE_MAILS = ['driveReminder', 'driveMoved', 'driveOff', 'driveOffDealer'] as const;
export type DriveMail = (typeof DRIVE_MAILS)[number];

/** Whether the kind of an entry in the outbox is one of `DRIVE_MAILS`, which are written from the booking of the drive. */
export const isDriveMail = (kind: string): kind is DriveMail => DRIVE_MAILS.some((mail) => mail === kind);
