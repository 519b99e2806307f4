import { readSpeedCall } from '@forecourt/lib/operations/back-office/results.server';
import { fieldBudgetsSchema } from '@forecourt/lib/operations/speed/field-budgets';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import budgets from '@/field-budgets.json';

export const dynamic = 'force-dynamic';

const BUDGETS = fieldBudgetsSchema.parse(budgets);

/** `POST /api/back-office/results/speed`: the speed of visitors' page loads, next to the budgets. */
export const POST = staffRoute((call) => readSpeedCall(call, BUDGETS));
export const OPTIONS = preflightRoute('POST');
