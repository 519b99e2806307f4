import { ART_SPAN } from '../car/art.ts';
import { OUTPUTS } from './room.ts';
import { LIGHT } from './studio.ts';

export const BODY_VERTEX = /* glsl */ `
in vec4 cut; in vec2 cutMore; in float occlusion;
out vec4 vCut; out vec3 vMore; out vec3 local; out vec3 localNormal; out vec3 facing; out vec3 place;
void main() {
  vCut = cut; vMore = vec3(cutMore, occlusion); local = position; localNormal = normal; facing = mat3(modelMatrix) * normal;
  vec4 world = modelMatrix * vec4(position, 1.);
  place = world.xyz;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

const BODY_PARAMETERS = /* glsl */ `
precision highp float;
${OUTPUTS}${LIGHT}
in vec4 vCut; in vec3 vMore; in vec3 local; in vec3 localNormal; in vec3 facing; in vec3 place;
uniform sampler2D faceArt, tailArt; uniform float middle, endX, openX, openY, plate; uniform vec4 pigment;
const float SPAN = ${ART_SPAN.toFixed(1)};
`;

export const BODY_FRAGMENT = /* glsl */ `
${BODY_PARAMETERS}
// A line of the shut-line width where a signed distance passes zero, kept one pixel wide from afar.
float seam(float d, float width) {
  float w = fwidth(d) * .9 + 1e-4;
  return smoothstep(width + w, width - w * .2, abs(d)) * step(abs(d), .4);
}
void main() {
  if (local.x > openX && local.y > openY) discard;
  if (vCut.x < 0.) discard;
  bool lining = !gl_FrontFacing;
  vec3 n = normalize(facing); if (lining) n = -n;
  vec3 v = normalize(cameraPosition - place);
  float aa = fwidth(vCut.x) * .7 + 1e-4;
  float trim = smoothstep(aa, -aa, vCut.y);
  float cladding = smoothstep(aa, -aa, vMore.y);
  float lw = fwidth(vCut.z) + 1e-4;
  float lamp = smoothstep(lw, -lw, vCut.z - .002);
  float bumperLines = mix(1., smoothstep(.35, .6, abs(localNormal.z)), step(local.x, .6) + step(endX - .6, local.x));
  float groove = max(seam(vCut.w, .0024) * .85, seam(vMore.x, .0024) * .85 * bumperLines) * (1. - trim);
  groove = max(groove, seam(vCut.z, .0035));
  vec2 at = vec2((local.z + SPAN * .5) / SPAN, local.y / SPAN);
  vec4 front = texture(faceArt, at), rear = texture(tailArt, at);
  bool ahead = local.x < middle;
  vec4 art = ahead ? front : rear;
  float shown = ahead ? step(localNormal.x, -.25) * step(local.x, .5) : step(.3, localNormal.x) * step(endX - .5, local.x);
  float drawn = max(art.a * max(lamp, shown), lamp);
  Finish f = Finish(vec3(0.), .38, 0., 1., 1., vec3(0.));
  f.albedo = mix(f.albedo, vec3(.018), cladding);
  if (plate > .5) {
    // Tread plate: short bars, alternately along the two diagonals.
    vec2 q = (abs(localNormal.z) > abs(localNormal.x) ? local.xy : local.zy) / .045;
    vec2 cell = fract(q) - .5; float way = mod(floor(q.x) + floor(q.y), 2.) < .5 ? 1. : -1.;
    vec2 bar = vec2(cell.x + way * cell.y, cell.y - way * cell.x) * .7071;
    float raised = smoothstep(.16, .06, abs(bar.y)) * smoothstep(.42, .34, abs(bar.x));
    f.albedo = mix(f.albedo, vec3(.035) + .05 * raised, cladding);
    n = normalize(n + cladding * raised * .12 * vec3(bar.y, bar.y, bar.y));
    f.metal = .35 * cladding;
  }
  f.albedo = mix(f.albedo, vec3(.006), trim);
  f.albedo = mix(f.albedo, art.rgb, drawn);
  f.albedo *= 1. - .93 * groove;
  f.rough = mix(mix(f.rough, mix(.62, .4, plate), cladding), .25, max(trim, drawn));
  f.paint = (1. - cladding) * (1. - trim) * (1. - drawn) * (1. - groove);
  f.coat = (1. - cladding) * (1. - groove) * mix(1., lamp, drawn);
  f.glow = lamp * drawn * (ahead ? art.rgb * art.rgb * .9 : art.rgb * .3);
  if (lining) f = Finish(vec3(.02), .9, 0., 0., 0., vec3(0.));
  vec3 base; vec2 light;
  shade(f, place, n, v, vMore.z, base, light);
  outBase = vec4(base + pigment.rgb * mix(light.x, light.y, pigment.a), 1.); outLight = vec4(light, 0., 1.);
}`;

export const GLASS_FRAGMENT = /* glsl */ `
${BODY_PARAMETERS}
uniform float tintX, smokeFront;
void main() {
  if (local.x > openX && local.y > openY) discard;
  if (vCut.x > 0. || !gl_FrontFacing) discard;
  vec3 n = normalize(facing);
  vec3 v = normalize(cameraPosition - place);
  float edge = pow(1. - max(dot(n, v), 0.), 5.);
  float open = smoothstep(0., .75, vMore.z);
  // Lamps overhead would whiten a screen seen from straight ahead: they are compressed, as a polariser would.
  vec3 mirrored = studio(place, reflect(-v, n), .03) * (.05 + .95 * edge) * open;
  mirrored = mirrored / (1. + mirrored * 1.4);
  float smoke = mix(smokeFront, .80, smoothstep(tintX, tintX + .1, local.x));
  smoke = clamp(smoke + smoothstep(-.03, -.004, vCut.x) * .3, 0., 1.);
  outBase = vec4(mirrored + vec3(.008, .010, .010) * smoke, smoke);
  outLight = vec4(0., 0., 0., smoke);
}`;
