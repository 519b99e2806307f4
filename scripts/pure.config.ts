import base from '/work/main/scripts/vitest.config.ts';
export default { ...base, test: { ...base.test, include: ['{lib,schemas,storefront,studio}/**/*.test.{ts,tsx}'], isolate: false, pool: 'threads' } };
