/** By which the menu of tools and the addresses of the studio know the tool. */
export const RESERVATIONS_TOOL = 'reservations';
