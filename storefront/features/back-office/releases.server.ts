import { releases } from '@forecourt/lib/operations/back-office/releases.server';
import { serverLake } from './server-lake.server.ts';

const answers = releases(serverLake);

export const {
  read: readRelease,
  publish: publishRelease,
  schedule: scheduleRelease,
  cancel: cancelRelease,
  list: listSchedules,
} = answers;
