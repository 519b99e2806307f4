import { finish } from '../light/finish.ts';

export const steel = () => finish({ colour: 0x17181a, rough: 0.5 });

export const plastic = () => finish({ colour: 0x1b1c1e, rough: 0.55 });

export const alloy = () => finish({ colour: 0xb6b9bc, rough: 0.38, metal: 0.7 });

/** White plastic of vents and roof units, the same in every paint. */
export const white = () => finish({ colour: 0xd9dbdc, rough: 0.4, coat: 0.5 });

export const red = () => finish({ colour: 0x9c0a10, rough: 0.2, coat: 1, glow: 0.35 });

export const amber = () => finish({ colour: 0xd97a12, rough: 0.2, coat: 1, glow: 0.25 });

/** Dark window glass, which other parts do not shade. */
export const tinted = () => finish({ colour: 0x14171b, rough: 0.08, coat: 1, reach: 0 });
