/** By which the menu of tools and the addresses of the studio know the tools. */
export const RESERVATIONS_TOOL = 'reservations';
export const HELD_BACK_TOOL = 'held-back';

/** The tools that show shoppers. */
export const SHOPPER_TOOLS: readonly string[] = [RESERVATIONS_TOOL, HELD_BACK_TOOL];
