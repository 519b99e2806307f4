// `pnpm bench`: the page benchmark. The others run as `node scripts/bench/<name>/main.ts`.
import '../bench/pages/main.ts';
