import { REQUIRED_TEXT } from '../../platform/text/field-rules.ts';
import { STATE_CODES, type StateCode } from '../../sites/state-codes.ts';
import { rangeText, TOW_RANGES, type TowLimits, typedMass } from '../../vehicle/towing.ts';

/** Maximum vehicles in a shopper's garage per site. */
export const OWN_VEHICLE_LIMIT = 20;
export const GARAGE_FULL_TEXT = `Your garage can hold ${OWN_VEHICLE_LIMIT} cars. Remove one to add another.`;

export const OWN_VEHICLE_LIMITS = { rego: 12, regoState: 3, description: 80, mass: 9 } as const;

export interface OwnVehicleAnswers {
  rego: string;
  regoState: StateCode;
  description: string;
  /** Towing limits in kg; null where not stated. */
  limits: Record<keyof TowLimits, number | null>;
}

/** Normalises a number plate: capitals and digits only. */
export const plainRego = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

const isStateCode = (text: string): text is StateCode => STATE_CODES.some((state) => state === text);

type Answers = Readonly<Record<string, string>>;

/** Validates a vehicle; returns messages by field. Used in the browser and on the server. */
export function ownVehicleProblems({
  rego = '',
  regoState = '',
  description = '',
  ...answers
}: Answers): Record<string, string> {
  const plain = plainRego(rego);
  return {
    ...(plain === ''
      ? { rego: REQUIRED_TEXT }
      : (plain.length > 9 || rego.length > OWN_VEHICLE_LIMITS.rego) && {
          rego: 'Please enter the registration as shown on the plate.',
        }),
    ...(!isStateCode(regoState) && { regoState: REQUIRED_TEXT }),
    ...(description.length > OWN_VEHICLE_LIMITS.description && {
      description: `Please use at most ${OWN_VEHICLE_LIMITS.description} characters.`,
    }),
    ...towProblems(answers),
  };
}

const LIMIT_NAMES = Object.keys(TOW_RANGES) as (keyof TowLimits)[];

const towProblems = (answers: Answers): Record<string, string> =>
  Object.fromEntries(
    LIMIT_NAMES.flatMap((name) =>
      typedMass(answers[name] ?? '', TOW_RANGES[name]) === 'wrong' ? [[name, rangeText(name)]] : [],
    ),
  );

const limitOf = (answers: Answers, name: keyof TowLimits): number | null => {
  const mass = typedMass(answers[name] ?? '', TOW_RANGES[name]);
  return mass === 'wrong' ? null : mass;
};

/** Parses a vehicle from valid answers; null if invalid. */
export function ownVehicleOf(answers: Answers): OwnVehicleAnswers | null {
  const { rego = '', regoState = '', description = '' } = answers;
  if (Object.keys(ownVehicleProblems(answers)).length > 0 || !isStateCode(regoState)) return null;
  return {
    rego: plainRego(rego),
    regoState,
    description: description.trim(),
    limits: {
      braked: limitOf(answers, 'braked'),
      ball: limitOf(answers, 'ball'),
      gcm: limitOf(answers, 'gcm'),
    },
  };
}
