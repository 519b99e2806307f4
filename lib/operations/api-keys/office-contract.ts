import type { WebhookAnswer } from '../webhooks/webhook.ts';
import type { ApiKeyAnswer } from './api-key.ts';

/** The keys and webhooks of a site. */
export interface ApiKeysAnswer {
  keys: ApiKeyAnswer[];
  webhooks: WebhookAnswer[];
  /** The server's clock. */
  now: string;
}

/** A new key, which cannot be shown again. */
export interface CreatedKeyAnswer {
  id: string;
  key: string;
}

/** The secret of a webhook, which cannot be shown again. */
export interface WebhookSecretAnswer {
  id: string;
  secret: string;
}
