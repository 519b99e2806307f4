import { byd } from './byd.ts';
import { ford } from './ford.ts';
import { gwm } from './gwm.ts';
import { hyundai } from './hyundai.ts';
import { isuzu } from './isuzu.ts';
import { kia } from './kia.ts';
import { mazda } from './mazda.ts';
import { mitsubishi } from './mitsubishi.ts';
import type { ModelSpec } from './model.ts';
import { nissan } from './nissan.ts';
import { subaru } from './subaru.ts';
import { toyota } from './toyota.ts';
import { usedMakes } from './used.ts';
import { volkswagen } from './volkswagen.ts';

/** The twelve makes that the demo's dealer group sells new. */
export const groupMakes: Readonly<Record<string, readonly ModelSpec[]>> = {
  Toyota: toyota,
  Mazda: mazda,
  Hyundai: hyundai,
  Kia: kia,
  Ford: ford,
  Mitsubishi: mitsubishi,
  Subaru: subaru,
  Volkswagen: volkswagen,
  Nissan: nissan,
  Isuzu: isuzu,
  BYD: byd,
  GWM: gwm,
};

export const allMakes: Readonly<Record<string, readonly ModelSpec[]>> = { ...groupMakes, ...usedMakes };
