import { FACES } from './renderer/stage/views.ts';

export interface Face {
  data: Uint8Array;
  size: number;
}

/**
 * Projects six square views to one equirectangular picture: its centre looks forward (-x), right of it is the
 * driver's side (-z).
 * @returns RGB bytes, `width` x `width / 2` pixels
 */
export function equirect(faces: readonly Face[], width: number): Uint8Array {
  const height = width / 2;
  const picture = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    const up = Math.PI * (0.5 - (row + 0.5) / height);
    for (let column = 0; column < width; column += 1) {
      const turn = Math.PI * 2 * ((column + 0.5) / width - 0.5);
      const ray = [-Math.cos(up) * Math.cos(turn), Math.sin(up), -Math.cos(up) * Math.sin(turn)] as const;
      sample(faces, ray, picture, (row * width + column) * 3);
    }
  }
  return picture;
}

type Ray = readonly [number, number, number];

const dot = (a: Ray, b: Ray) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const cross = (a: Ray, b: Ray): Ray => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Writes the colour seen along a ray, interpolated between four pixels of its face. */
function sample(faces: readonly Face[], ray: Ray, into: Uint8Array, offset: number): void {
  let best = 0;
  FACES.forEach(({ look }, index) => {
    if (dot(look, ray) > dot(FACES[best]?.look ?? look, ray)) best = index;
  });
  const face = faces[best];
  const { look, up } = FACES[best] ?? FACES[0];
  if (!face) return;
  const depth = dot(look, ray);
  const right = cross(look, up);
  const x = ((dot(right, ray) / depth + 1) / 2) * face.size - 0.5;
  const y = ((1 - dot(up, ray) / depth) / 2) * face.size - 0.5;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [a, b] = [x - left, y - top];
  const at = (column: number, line: number, channel: number) => {
    const [c, l] = [column, line].map((value) => Math.min(face.size - 1, Math.max(0, value))) as [
      number,
      number,
    ];
    return face.data[(l * face.size + c) * 3 + channel] as number;
  };
  for (let channel = 0; channel < 3; channel += 1)
    into[offset + channel] = Math.round(
      (1 - b) * ((1 - a) * at(left, top, channel) + a * at(left + 1, top, channel)) +
        b * ((1 - a) * at(left, top + 1, channel) + a * at(left + 1, top + 1, channel)),
    );
}
