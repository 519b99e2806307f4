import { z } from 'zod';

export const MODELS_CHANGED_PATH = '/api/models/changed';

/** The body of the signed message: ids of the manufacturers whose models changed. */
export const modelsChangedSchema = z.object({ manufacturers: z.array(z.string().min(1)).max(1_000) });
