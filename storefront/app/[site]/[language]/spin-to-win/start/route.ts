import { handleSpin, hasSpinToWin } from '@/features/prize-wheel/handle-spin.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /spin-to-win/start`: spins the wheel, once per person (OPEN-102). */
export const POST = withSite(({ site, request }) => handleSpin(site, request), {
  isOffered: hasSpinToWin,
  failure: { event: 'prize_wheel_spin_failed' },
});
