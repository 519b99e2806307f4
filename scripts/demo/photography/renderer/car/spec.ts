/**
 * The numbers of a body. Lengths in metres: x runs from the front bumper rearwards, y up from the floor,
 * z sideways from the middle. Generic shapes after common proportions; no maker's design.
 */
export interface BodySpec {
  length: number;
  width: number;
  height: number;
  wheelbase: number;
  frontOverhang: number;
  clearance: number;
  wheel: number;
  /** Radius of the wheel arch. */
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
  /** How far the tail's top edge stands in from the rearmost point. */
  tailX: number;
  tailY: number;
  /** Height of the window line at the windscreen and at the rear window. */
  beltFront: number;
  beltRear: number;
  /** How much the side windows lean in, how far they stand in from the doors, how much the roof curves. */
  tumble: number;
  shoulder: number;
  crown: number;
  /** Rounding of the plan at the nose and the tail, and how much the sides close in towards them. */
  bowFront: number;
  bowRear: number;
  taperFront: number;
  taperRear: number;
  /** How far the sills stand in, and the arches out. */
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
  /** Dark plastic along sills and arches. */
  cladding: boolean;
  roofRails: boolean;
  /** Steel wheels and unpainted mirrors and handles, as on work vehicles. */
  plain: boolean;
  slidingDoor: boolean;
  /** Where the cab ends, when what is behind it is a separate body. */
  cabLength?: number;
  /** Load bed: start, end, floor height. */
  tub?: readonly [number, number, number];
  /** Flat tray behind the cab: start and end. */
  tray?: readonly [number, number];
  /** Box behind the cab: start and end. */
  box?: readonly [number, number];
  /** Drop-side tray or tipping body on a truck's frame: start and end. */
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
  /** Rows of seats. */
  rows: 1 | 2 | 3;
  /** Spare wheel on the tailgate. */
  spare: boolean;
}
