// Writes public/icons.svg. Run it after changing names.ts: node storefront/ui/icons/build.ts
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sprite } from './sprite.ts';

writeFileSync(path.join(import.meta.dirname, '../../public/icons.svg'), await sprite());
