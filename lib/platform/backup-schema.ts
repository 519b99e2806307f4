import { z } from 'zod';
import { variables } from './env.ts';

/** Backup settings of the environment; `bucket` is null without BACKUP_S3_URL. */
export const backupSchema = z
  .object({
    BACKUP_RECIPIENT: variables.BACKUP_RECIPIENT,
    BACKUP_S3_URL: variables.BACKUP_S3_URL,
    BACKUP_S3_REGION: variables.BACKUP_S3_REGION,
    BACKUP_S3_KEY_ID: variables.BACKUP_S3_KEY_ID,
    BACKUP_S3_SECRET: variables.BACKUP_S3_SECRET,
    BACKUP_KEEP_DAYS: variables.BACKUP_KEEP_DAYS,
  })
  .transform((values, context) => {
    const { BACKUP_S3_URL: url, BACKUP_S3_REGION: region } = values;
    const { BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret } = values;
    const rest = { recipients: values.BACKUP_RECIPIENT, keepDays: values.BACKUP_KEEP_DAYS };
    if (url && keyId && secret) return { ...rest, bucket: { url, region, keyId, secret } };
    if (url)
      for (const name of ['BACKUP_S3_KEY_ID', 'BACKUP_S3_SECRET'] as const)
        if (!values[name])
          context.addIssue({ code: 'custom', path: [name], message: 'required with BACKUP_S3_URL' });
    return { ...rest, bucket: null };
  });
