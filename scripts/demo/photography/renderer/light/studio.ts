/**
 * The studio as a formula in GLSL: the light that arrives at a point from a direction. Soft boxes are at
 * finite distances, so reflections shift along a body as in a photo; below the horizon is the floor with the
 * body's own shadow.
 */
export const LIGHT = /* glsl */ `
uniform sampler2D floorShade;
uniform vec2 floorHalf;
uniform float mood;
uniform float fill;
uniform float lamps;
uniform vec2 spread;

float softBox(vec2 q, vec2 centre, vec2 halfSize, float soft) {
  vec2 d = abs(q - centre) - halfSize;
  return smoothstep(soft, -soft, d.x) * smoothstep(soft, -soft, d.y);
}

float floorLight(vec2 q, float blurred) {
  vec2 uv = q / floorHalf * .5 + .5;
  vec2 rim = min(uv, 1. - uv);
  if (min(rim.x, rim.y) <= 0.) return 1.;
  float shade = textureLod(floorShade, uv, blurred).r;
  return mix(1., shade, smoothstep(0., .12, min(rim.x, rim.y)));
}

vec3 studio(vec3 p, vec3 d, float rough) {
  if (p.y < 0.) { p.y = -p.y; d.y = -d.y; }
  float blur = .03 + rough * .9;
  float down = min(d.y, -.004);
  vec2 q = p.xz - d.xz / down * p.y;
  float shade = floorLight(q, rough * 5.);
  vec3 ground = vec3(.62, .625, .63) * mix(1., .30, smoothstep(2.2, 9., length(q))) * mix(shade, 1., smoothstep(.3, .9, rough));
  float e = d.y;
  vec3 wall = mix(vec3(.30, .305, .315), vec3(.50, .505, .51), smoothstep(0., .35 + blur, e));
  wall = mix(wall, vec3(.13), smoothstep(.42, .8, e));
  vec2 ceiling = p.xz + d.xz * ((3.6 - p.y) / max(d.y, .02));
  float soft = .16 + rough * 2.2;
  wall += lamps * vec3(3.6, 3.62, 3.68) * softBox(ceiling, vec2(0.), vec2(3.4, 1.25) + spread, soft) * step(0., d.y);
  vec3 s = p + d * ((5.2 + spread.y - sign(d.z) * p.z) / max(abs(d.z), .02));
  wall += lamps * vec3(1.9) * softBox(s.xy, vec2(0., 2.35), vec2(4.2 + spread.x, .75), .12 + rough * 2.6) * step(.02, abs(d.z));
  vec3 f = p + d * ((6.5 + spread.x - sign(d.x) * p.x) / max(abs(d.x), .02));
  wall += lamps * vec3(1.0) * softBox(f.zy, vec2(0., 2.5), vec2(2.0 + spread.y, .8), .25 + rough * 2.5);
  // A dark room keeps its lamps but loses the bounce of walls and floor.
  vec3 bright = mix(ground, wall, smoothstep(-.02 - blur * .6, .02 + blur * .6, e));
  return mix(bright, max(bright - vec3(.5), vec3(0.)) * vec3(.92, .97, 1.06) + bright * .10, mood);
}

vec3 irradiance(vec3 n) {
  float up = n.y;
  vec3 c = mix(vec3(.40), vec3(.56), smoothstep(-1., 0., up));
  c = mix(c, vec3(1.32), smoothstep(-.1, 1., up));
  c *= (1. - .12 * n.x) * .70;
  return c * (1. + fill) * mix(vec3(1.), vec3(.40, .42, .46), mood);
}

// Narkowicz's film curve undone: the scene light that will be printed as a display colour.
vec3 printed(vec3 colour) {
  vec3 film = pow((colour + .055) / 1.055, vec3(2.4));
  vec3 a = 2.51 - film * 2.43, b = .03 - film * .59;
  return (-b + sqrt(b * b + 4. * a * film * .14)) / (2. * a);
}

struct Finish { vec3 albedo; float rough; float metal; float coat; float paint; vec3 glow; };

// Light a surface sends to the eye, and, where it is painted, what solid pigment (x) and flake (y) would add.
void shade(Finish f, vec3 p, vec3 n, vec3 v, float ao, out vec3 base, out vec2 light) {
  // On slivers of triangles interpolation strays far outside what the corners hold.
  ao = clamp(ao, 0., 1.);
  float nv = clamp(dot(n, v), 0., 1.);
  float edge = pow(1. - nv, 5.);
  vec3 r = reflect(-v, n);
  float open = smoothstep(0., .75, ao);
  vec3 f0 = mix(vec3(.04 - .028 * f.paint), f.albedo, f.metal);
  vec4 k = f.rough * vec4(-1., -.0275, -.572, .022) + vec4(1., .0425, 1.04, -.04);
  float a004 = min(k.x * k.x, exp2(-9.28 * nv)) * k.x + k.y;
  vec2 ab = vec2(-1.04, 1.04) * a004 + k.zw;
  vec3 rr = normalize(mix(r, n, f.rough * f.rough));
  vec3 env = studio(p, rr, f.rough) * open;
  vec3 flux = irradiance(n) * ao;
  base = f.albedo * (1. - f.metal) * flux * (1. - f.paint) + env * (f0 * ab.x + ab.y);
  float coat = (.05 + .6 * edge) * f.coat;
  vec3 mirrored = studio(p, r, .03);
  // Lamps in the clearcoat are compressed, as a polariser would: bonnets keep their colour.
  base = base * (1. - coat) + mirrored / (1. + mirrored * .4) * coat * open + f.glow;
  light = vec2(flux.g, env.g * (ab.x + ab.y)) * f.paint * (1. - coat);
}
`;
