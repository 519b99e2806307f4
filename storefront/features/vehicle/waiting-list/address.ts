import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';

export const WAITING_LIST_LABEL = 'Get an email if it becomes available';

export const waitingListPath = (vehicle: { slug: string }): string => `${vehiclePath(vehicle)}/waiting-list`;

export const JOINED_PARAMETER = 'joined';

export const placePath = (id: string): string => `/waiting-list/${encodeURIComponent(id)}`;
