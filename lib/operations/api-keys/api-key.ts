// Contract of API keys, shared by the back office, the studio and the API. Times are ISO 8601.

/** `stock`: vehicles, prices, places; `leads`: webhooks with shoppers' contact details. */
export const API_SCOPES = ['stock', 'leads'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Limits and defaults of quotas, in requests. */
export const QUOTA = {
  perMinute: { most: 6_000, usual: 120 },
  perDay: { most: 1_000_000, usual: 20_000 },
} as const;

export const KEY_NAME_LIMIT = 80;
/** Maximum keys of a site that are not revoked. */
export const MOST_KEYS = 50;

/** Recognisable, so that secret scanners can find a leaked key. */
export const KEY_PREFIX = 'fck_';

export interface ApiKeyAnswer {
  id: string;
  name: string;
  /** `fck_a1b2c3d4` */
  prefix: string;
  scopes: ApiScope[];
  perMinute: number;
  perDay: number;
  createdAt: string;
  /** Studio user id. */
  createdBy: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
  revokedBy: string | null;
}

export interface CreateApiKeyRequest {
  site: string;
  name: string;
  scopes: ApiScope[];
  perMinute: number;
  perDay: number;
}
