import { OUTPUTS } from '../light/room.ts';
import { LIGHT } from '../light/studio.ts';

export const FULLSCREEN_VERTEX = /* glsl */ `
out vec2 at;
void main() { at = position.xy * .5 + .5; gl_Position = vec4(position.xy, 0., 1.); }`;

/** Reads the drawn light at finer steps than the picture's pixels and develops it (tone.ts, tint.ts). */
export const DEVELOP_FRAGMENT = /* glsl */ `
precision highp float;
in vec2 at; out vec4 colour;
uniform sampler2D baseMap, lightMap; uniform vec2 size; uniform float lightMax; uniform bool lights;
vec3 develop(vec3 x) {
  vec3 film = clamp(x * (2.51 * x + .03) / (x * (2.43 * x + .59) + .14), 0., 1.);
  return mix(1.055 * pow(film, vec3(1. / 2.4)) - .055, film * 12.92, step(film, vec3(.0031308)));
}
void main() {
  vec3 sum = vec3(0.); float weights = 0.;
  for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) {
    vec2 o = vec2(i, j) * .56;
    float w = exp(-dot(o, o) * 2.6);
    vec3 texel = lights ? texture(lightMap, at + o / size).rgb : texture(baseMap, at + o / size).rgb;
    // A sample that is no number would blacken its neighbours too.
    if (!(dot(texel, vec3(1.)) < 1e4)) continue;
    sum += w * min(texel, vec3(8.)); weights += w;
  }
  sum /= max(weights, 1e-4);
  colour = vec4(lights ? sqrt(clamp(sum / lightMax, 0., 1.)) : develop(sum), 1.);
}`;

export const FLOOR_VERTEX = /* glsl */ `
out vec3 place; out vec4 screen;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.);
  place = world.xyz; screen = projectionMatrix * viewMatrix * world; gl_Position = screen;
}`;

export const FLOOR_FRAGMENT = /* glsl */ `
precision highp float;
${OUTPUTS}${LIGHT}
uniform vec3 near, far; uniform vec2 fall; uniform float gloss, shore; uniform sampler2D mirrorBase, mirrorLight; uniform vec2 texel;
in vec3 place; in vec4 screen;
void main() {
  float r = shore > .5 ? -place.z + .5 * sin(place.x * .31) + .3 * sin(place.x * .77 + 1.) : length(place.xz * vec2(.8, 1.));
  float shadow = pow(floorLight(place.xz, 0.), 1.15);
  vec3 tone = mix(near, far, smoothstep(fall.x, fall.y, r));
  if (shore > .5) {
    // Water: a line of foam, low swell, and haze towards the horizon.
    float water = smoothstep(fall.y, fall.y + 1., r);
    tone += .14 * exp(-pow((r - fall.y) / .35, 2.)) + .06 * exp(-pow((r - fall.y - 2.6) / .5, 2.));
    tone += water * .012 * sin(r * 2.1 + sin(place.x * .21) * 2.) * exp(-r / 60.);
    tone = mix(tone, tone * .6 + vec3(.33, .35, .37), water * smoothstep(40., 500., r));
    tone -= (1. - water) * .02 * smoothstep(fall.x - 2.5, fall.y, r);
  }
  vec3 c = printed(tone) * mix(.035, 1., shadow * shadow);
  vec3 v = normalize(cameraPosition - place);
  float mirror = gloss * (.35 + .65 * pow(1. - v.y, 3.));
  vec2 uv = screen.xy / screen.w * .5 + .5;
  vec4 base = vec4(0.); vec2 light = vec2(0.); float weights = 0.;
  for (int k = 0; k < 9; k++) {
    float a = float(k) * 2.39996, d = sqrt((float(k) + .5) / 9.);
    vec2 o = vec2(cos(a), sin(a) * 1.6) * d * texel * 5.;
    vec4 seen = texture(mirrorBase, uv + o); vec2 lit = texture(mirrorLight, uv + o).xy;
    // A broken pixel would be spread over the whole floor around it.
    if (!(dot(seen, vec4(1.)) + lit.x + lit.y < 40.)) continue;
    base += min(seen, vec4(2.)); light += min(lit, vec2(2.)); weights += 1.;
  }
  base /= max(weights, 1.); light /= max(weights, 1.);
  // Where the subject is mirrored it replaces part of the plain floor's own sheen.
  outBase = vec4(c * (1. - mirror * base.a) + base.rgb * mirror, 1.);
  outLight = vec4(light * mirror, 0., 1.);
}`;

export const WALL_FRAGMENT = /* glsl */ `
precision highp float;
${OUTPUTS}${LIGHT}
uniform vec3 low, high, sunTowards, sunColour; uniform float sunTight, rise;
in vec3 place;
void main() {
  vec3 d = normalize(place - cameraPosition);
  vec3 c = mix(low, high, smoothstep(-.02 - rise * .1, rise, d.y)) + sunColour * pow(max(dot(d, sunTowards), 0.), sunTight);
  outBase = vec4(printed(min(c, vec3(.995))), 1.);
  outLight = vec4(0., 0., 0., 1.);
}`;
