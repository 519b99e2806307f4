import { type Kit, pillow, slab, tube } from '../solid/kit.ts';
import { chrome, HALF, HEIGHT, led, matt, type RoomSpec, satin } from './room-spec.ts';
import { fitWindow } from './window.ts';

/** The bed with wardrobes and windows around it, against the wall at x = `end`, in metres. */
export function fitBed(kit: Kit, spec: RoomSpec, end: number): void {
  const top = 0.62;
  const middle = end + 0.98;
  kit.add(slab(1.9, 0.36, 1.52, 0.02), satin(spec.cabinet), [middle, 0.18, 0]);
  kit.add(pillow(1.96, 0.3, 1.56, 7, 40), matt(0xe7e5e0, 0.9), [middle, top - 0.14, 0]);
  kit.add(pillow(1.3, 0.16, 1.64, 7, 40), matt(0xf0efec, 0.95), [middle + 0.34, top - 0.02, 0]);
  kit.add(pillow(0.6, 0.1, 1.68, 6, 40), matt(spec.throwRug, 0.95), [middle + 0.62, top + 0.035, 0]);
  for (const z of [-0.4, 0.4]) {
    kit.add(pillow(0.2, 0.42, 0.68, 3.2), matt(0xf2f1ee, 0.95), [end + 0.3, top + 0.22, z]).rotation.z = 0.4;
    kit.add(pillow(0.16, 0.34, 0.46, 3), matt(spec.throwRug, 0.95), [
      end + 0.47,
      top + 0.19,
      z,
    ]).rotation.z = 0.5;
  }
  kit.add(pillow(0.14, 0.26, 0.38, 3), matt(spec.cushion, 0.95), [
    end + 0.6,
    top + 0.15,
    0,
  ]).rotation.z = 0.55;
  kit.add(slab(0.06, 0.56, 1.5, 0.03), matt(spec.cushion, 0.85), [end + 0.05, 0.95, 0]);
  for (const z of [-0.25, 0.25])
    kit.add(slab(0.064, 0.54, 0.006, 0.002), matt(0x2a2a2a), [end + 0.052, 0.95, z]);
  kit.both(slab(0.5, HEIGHT - 0.04, 0.33, 0.012), satin(spec.cabinet), [end + 0.26, HEIGHT / 2, HALF - 0.18]);
  kit.both(slab(0.02, 0.3, 0.012, 0.005), chrome(), [end + 0.52, 1.1, HALF - 0.32]);
  kit.add(slab(0.42, 0.34, HALF * 2 - 0.7, 0.012), satin(spec.overhead), [end + 0.22, HEIGHT - 0.2, 0]);
  kit.add(slab(0.03, 0.016, HALF * 2 - 0.76, 0.006), led(), [end + 0.4, HEIGHT - 0.385, 0]);
  for (const z of [-0.26, 0.26])
    kit.add(slab(0.01, 0.33, 0.008, 0.002), matt(0x2a2a2a), [end + 0.43, HEIGHT - 0.2, z]);
  kit.both(
    tube(
      [
        [0, 0, 0],
        [0.06, 0.03, 0],
        [0.1, -0.02, 0],
      ],
      0.01,
    ),
    chrome(),
    [end + 0.08, 1.38, 0.56],
  );
  kit.both(pillow(0.06, 0.05, 0.06, 2.5), led(), [end + 0.18, 1.35, 0.56]);
  fitWindow(kit, end + 1.25, 1.2, -HALF + 0.03, 0.72, 0.5, 0);
  fitWindow(kit, end + 1.25, 1.2, HALF - 0.03, 0.72, 0.5, Math.PI);
}
