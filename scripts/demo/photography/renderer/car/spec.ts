/**
 * The dimensions of a body in metres: x runs from the front bumper rearwards, y up from the floor, z sideways
 * from the middle. Generic shapes with common proportions; no maker's design.
 */
export interface BodySpec {
  length: number;
  width: number;
  height: number;
  wheelbase: number;
  frontOverhang: number;
  clearance: number;
  wheel: number;
  arch: number;
  /** Leading edge of the bonnet, base of the windscreen, front and rear edge of the roof, base of the rear window, tail. */
  noseX: number;
  noseY: number;
  cowlX: number;
  cowlY: number;
  roofFrontX: number;
  roofFrontY: number;
  peakX: number;
  roofRearX: number;
  roofRearY: number;
  backX: number;
  backY: number;
  /** Distance of the tail's top edge from the rearmost point. */
  tailX: number;
  tailY: number;
  /** Height of the window line at the windscreen and at the rear window. */
  beltFront: number;
  beltRear: number;
  /** Inward lean of the side windows, their inset from the doors, and the roof's curvature. */
  tumble: number;
  shoulder: number;
  crown: number;
  /** Rounding of the plan at the nose and the tail, and how much the sides close in towards them. */
  bowFront: number;
  bowRear: number;
  taperFront: number;
  taperRear: number;
  /** Inset of the sills, and bulge of the arches. */
  tuck: number;
  flare: number;
  bPillar: number;
  cPillar: number;
  /** Rear end of the side windows at roof and at belt. */
  windowTop: number;
  windowBottom: number;
  doors: 2 | 4;
  rail: number;
  tail: 'wide' | 'hatch' | 'post' | 'none';
  cladding: boolean;
  roofRails: boolean;
  /** Steel wheels and unpainted mirrors and handles, as on work vehicles. */
  plain: boolean;
  slidingDoor: boolean;
  /** End of the cab if a separate body follows. */
  cabLength?: number;
  /** Load bed: start, end, floor height. */
  tub?: readonly [number, number, number];
  tray?: readonly [number, number];
  box?: readonly [number, number];
  truckTray?: readonly [number, number];
  tipper?: readonly [number, number];
  /** The driver sits over the front axle: no bonnet, tall mirrors. */
  cabOver?: boolean;
  /** Living quarters behind the cab, with a bed over it: start and end. */
  coach?: readonly [number, number];
  /** Pillars between the side windows besides B and C. */
  pillars?: readonly number[];
  /** Positions of the rows of seats, when the doors do not determine them. */
  seats?: readonly number[];
  /** Cockpit without a roof: from the windscreen's top edge to behind the seats. */
  open?: readonly [number, number];
  rows: 1 | 2 | 3;
  spare: boolean;
}
