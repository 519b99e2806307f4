import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The storefront's folder. The bundler does not support `import.meta.dirname`. */
export const STOREFRONT_FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
