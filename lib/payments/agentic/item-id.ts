const PREFIX = 'deposit_';

/** Returns the id of a vehicle's deposit, in product feeds and checkout sessions. */
export const itemIdOf = (vehicleId: string): string => `${PREFIX}${vehicleId}`;

/** Returns the vehicle of a deposit's id; null if it is not one. */
export const vehicleIdOf = (itemId: string): string | null =>
  itemId.startsWith(PREFIX) && itemId.length > PREFIX.length ? itemId.slice(PREFIX.length) : null;
