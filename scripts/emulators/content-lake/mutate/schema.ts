import { z } from 'zod';

const fields = z.record(z.string(), z.unknown());
const items = z.array(z.unknown());

/** The operations of a patch (https://www.sanity.io/docs/http-reference/mutation). */
export const patchOperations = z.strictObject({
  set: fields.optional(),
  setIfMissing: fields.optional(),
  merge: fields.optional(),
  unset: z.array(z.string()).optional(),
  inc: z.record(z.string(), z.number()).optional(),
  dec: z.record(z.string(), z.number()).optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
  insert: z
    .union([
      z.strictObject({ before: z.string(), items }),
      z.strictObject({ after: z.string(), items }),
      z.strictObject({ replace: z.string(), items }),
    ])
    .optional(),
});

const selection = {
  id: z.union([z.string(), z.array(z.string())]).optional(),
  query: z.string().optional(),
  params: fields.optional(),
  purge: z.boolean().optional(),
};

const content = z.looseObject({ _id: z.string().optional(), _type: z.string().min(1) });
const contentWithId = z.looseObject({ _id: z.string(), _type: z.string().min(1) });

const mutation = z.union([
  z.strictObject({ create: content }),
  z.strictObject({ createIfNotExists: contentWithId }),
  z.strictObject({ createOrReplace: contentWithId }),
  z.strictObject({ delete: z.strictObject(selection) }),
  z.strictObject({
    patch: z.strictObject({ ...patchOperations.shape, ...selection, ifRevisionID: z.string().optional() }),
  }),
]);

export const mutateBody = z.object({
  mutations: z.array(mutation).max(100_000),
  transactionId: z
    .string()
    .regex(/^[a-zA-Z0-9_.-]{1,128}$/)
    .optional(),
});

export type PatchOperations = z.output<typeof patchOperations>;
export type Mutation = z.output<typeof mutation>;
export type PatchMutation = Extract<Mutation, { patch: unknown }>['patch'];
export type Content = z.output<typeof content>;
