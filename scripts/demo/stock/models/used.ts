import type { ModelSpec } from './model.ts';
import { audi } from './used/audi.ts';
import { bmw } from './used/bmw.ts';
import { fiat } from './used/fiat.ts';
import { holden } from './used/holden.ts';
import { honda } from './used/honda.ts';
import { jeep } from './used/jeep.ts';
import { ldv } from './used/ldv.ts';
import { lexus } from './used/lexus.ts';
import { mercedesBenz } from './used/mercedes-benz.ts';
import { mg } from './used/mg.ts';
import { skoda } from './used/skoda.ts';
import { suzuki } from './used/suzuki.ts';

/** Models of other makes in a used-car yard, by make. */
export const usedMakes: Readonly<Record<string, readonly ModelSpec[]>> = {
  Holden: holden,
  Honda: honda,
  Suzuki: suzuki,
  MG: mg,
  Jeep: jeep,
  'Mercedes-Benz': mercedesBenz,
  BMW: bmw,
  Audi: audi,
  Skoda: skoda,
  Lexus: lexus,
  LDV: ldv,
  Fiat: fiat,
};
