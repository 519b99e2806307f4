import { z } from 'zod';

const bucketUrl = z
  .url({ protocol: /^https?$/ })
  .transform((address) => address.replace(/\/+$/, ''))
  .optional();

/** Variables of the backup commands. Storefront and workers read none of them. */
export const backupVariables = {
  /** Age public keys, comma separated. Any one of their secret keys decrypts a backup. */
  BACKUP_RECIPIENT: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((recipient) => recipient.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().regex(/^age1[a-z0-9]+$/, 'not age public keys (age1…), comma separated'))),
  /** Address of an S3 compatible bucket for backups only, with the bucket in the host or in the path. */
  BACKUP_S3_URL: bucketUrl,
  BACKUP_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('us-east-1'),
  BACKUP_S3_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET: z.string().min(1).optional(),
  /** Retention in the bucket, in days. */
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(3_650).default(35),
  /** An empty database on the server where drills create and drop temporary databases. */
  BACKUP_DRILL_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
};

/** Backup settings of the environment; `bucket` is null without BACKUP_S3_URL. */
export const backupSchema = z
  .object({
    BACKUP_RECIPIENT: backupVariables.BACKUP_RECIPIENT,
    BACKUP_S3_URL: backupVariables.BACKUP_S3_URL,
    BACKUP_S3_REGION: backupVariables.BACKUP_S3_REGION,
    BACKUP_S3_KEY_ID: backupVariables.BACKUP_S3_KEY_ID,
    BACKUP_S3_SECRET: backupVariables.BACKUP_S3_SECRET,
    BACKUP_KEEP_DAYS: backupVariables.BACKUP_KEEP_DAYS,
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
