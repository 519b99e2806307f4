// Writes public/icons.svg and version.ts. Run it after changing names.ts or bodies.ts: node storefront/ui/icons/build.ts
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sprite, versionModule } from './sprite.ts';

const spriteText = await sprite();
writeFileSync(path.join(import.meta.dirname, '../../public/icons.svg'), spriteText);
writeFileSync(path.join(import.meta.dirname, 'version.ts'), versionModule(spriteText));
