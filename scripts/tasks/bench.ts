// `pnpm bench`: the page benchmark. The engine's and the import's are `node scripts/bench/<name>/main.ts`.
import '../bench/pages/main.ts';
