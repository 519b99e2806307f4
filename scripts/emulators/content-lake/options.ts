import { ROLE_GRANTS, type RoleGrant } from '@forecourt/schemas/roles';
import { z } from 'zod';

const webhook = z.object({
  url: z.url(),
  secret: z.string().min(16),
  /**
   * GROQ filter in delta mode (`before()`, `after()`, `delta::` work); empty matches every published document
   */
  filter: z.string().default(''),
  /** GROQ projection, braces included; empty means the whole document */
  projection: z.string().default(''),
  includeDrafts: z.boolean().default(false),
});

/** Additional roles by name, such as editors of some sites (`editorOf`). */
const ownRoles = z.record(
  z.string().regex(/^[a-z][a-z0-9-]*$/),
  z.object({ title: z.string().min(1), grants: z.array(z.custom<RoleGrant>()) }),
);

const fields = z.object({
  port: z.int().min(0).max(65535),
  dataDir: z.string().min(1),
  projectId: z.string().regex(/^[a-z0-9]+$/, 'a project id is lower-case letters and digits'),
  dataset: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/),
  /**
   * whether requests without a token can read published documents (`public`) or nothing, like `sanity
   * datasets visibility`
   */
  aclMode: z.enum(['private', 'public']).default('private'),
  users: z.array(
    z.object({
      name: z.string().regex(/^[a-z][a-z0-9]*$/),
      displayName: z.string().min(1),
      role: z.string(),
      password: z.string().min(1),
    }),
  ),
  roles: ownRoles.default({}),
  passwordCost: z.int().min(1).max(18).default(15),
  /** viewer can read published documents; preview can also read drafts; writer is used by seeds */
  tokens: z.object({
    viewer: z.string().min(8),
    writer: z.string().min(8),
    preview: z.string().min(8).optional(),
  }),
  /** origins whose pages may call the lake; `http://*.localhost:3000` allows every subdomain */
  allowedOrigins: z.array(z.string().regex(/^https?:\/\/(\*\.)?[^/*]+$/)),
  queryTimeLimit: z.int().min(100).default(10_000),
  webhooks: z.array(webhook).default([]),
  /** if set, serves the built Studio with the lake mounted at /lake on the same origin */
  studio: z.object({ port: z.int().min(0).max(65535), distDir: z.string() }).optional(),
  /** the base URL written into asset documents; defaults to the lake's own */
  publicUrl: z.url().optional(),
});

export const optionsSchema = fields.refine(
  ({ users, roles }) =>
    users.every(({ role }) => Object.hasOwn(roles, role) || Object.hasOwn(ROLE_GRANTS, role)),
  { path: ['users'], error: 'a user has a role that there is not' },
);

export type LakeOptions = z.output<typeof optionsSchema>;
export type LakeInput = z.input<typeof optionsSchema>;
export type WebhookOptions = z.output<typeof webhook>;
