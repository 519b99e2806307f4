import path from 'node:path';
import type { NextConfig } from 'next';

const root = path.join(import.meta.dirname, '../../../..');

const config: NextConfig = { turbopack: { root }, outputFileTracingRoot: root, poweredByHeader: false };
export default config;
