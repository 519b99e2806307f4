import { OUTPUTS } from './room.ts';
import { LIGHT } from './studio.ts';

export const BODY_VERTEX = /* glsl */ `
in vec4 cut; in float cutMore; in float occlusion;
out vec4 vCut; out vec2 vMore; out vec3 local; out vec3 localNormal; out vec3 facing; out vec3 place;
void main() {
  vCut = cut; vMore = vec2(cutMore, occlusion); local = position; localNormal = normal; facing = mat3(modelMatrix) * normal;
  vec4 world = modelMatrix * vec4(position, 1.);
  place = world.xyz;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

const BODY_PARAMETERS = /* glsl */ `
precision highp float;
${OUTPUTS}${LIGHT}
in vec4 vCut; in vec2 vMore; in vec3 local; in vec3 localNormal; in vec3 facing; in vec3 place;
uniform sampler2D noseMap, tailMap; uniform float noseX, tailX, openX, openY, plate; uniform vec4 pigment; uniform vec2 mapY;
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
  float cladding = smoothstep(aa, -aa, vCut.z);
  // Nose and tail as seen from a line inside the body: angle across, height up (wrap.ts).
  vec3 end = vec3(1.);
  float up = (local.y - mapY.x) / mapY.y;
  if (local.x < noseX) end = texture(noseMap, vec2(atan(abs(local.z), noseX - local.x) / 1.5707963, up)).rgb;
  else if (local.x > tailX) end = texture(tailMap, vec2(atan(abs(local.z), local.x - tailX) / 1.5707963, up)).rgb;
  if (end.r < 0.) discard;
  float ew = fwidth(end.g) * .7 + 2e-4;
  float black = smoothstep(ew, -ew, end.g);
  float bumperLines = mix(1., smoothstep(.35, .6, abs(localNormal.z)), step(local.x, noseX - .5) + step(tailX + .4, local.x));
  float groove = max(seam(vCut.w, .0024) * .85, seam(vMore.x, .0024) * .85 * bumperLines) * (1. - trim) * (1. - black);
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
  f.albedo = mix(f.albedo, vec3(.009), black);
  f.albedo *= 1. - .93 * groove;
  f.rough = mix(mix(f.rough, mix(.62, .4, plate), cladding), .25, max(trim, black));
  f.paint = (1. - cladding) * (1. - trim) * (1. - black) * (1. - groove);
  f.coat = (1. - cladding) * (1. - groove);
  if (lining) f = Finish(vec3(.02), .9, 0., 0., 0., vec3(0.));
  vec3 base; vec2 light;
  shade(f, place, n, v, vMore.y, base, light);
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
  float open = smoothstep(0., .75, vMore.y);
  // Lamps overhead would whiten a screen seen from straight ahead: they are compressed, as a polariser would.
  vec3 mirrored = studio(place, reflect(-v, n), .03) * (.036 + .9 * edge) * open;
  mirrored = mirrored / (1. + mirrored * 5.);
  float smoke = mix(smokeFront, max(smokeFront, .88), smoothstep(tintX, tintX + .1, local.x));
  smoke = clamp(smoke + smoothstep(-.03, -.004, vCut.x) * .3, 0., 1.);
  outBase = vec4(mirrored + vec3(.008, .010, .010) * smoke, smoke);
  outLight = vec4(0., 0., 0., smoke);
}`;
