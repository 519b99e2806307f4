/** Contents of interior displays: dials and a map, without text. */

/**
 * Draws the instrument panel, 1024 by 360 pixels: speed, revs, lane view. Throws when the browser has no 2D
 * canvas.
 */
export function instruments(): HTMLCanvasElement {
  const [canvas, pen] = sheet(1024, 360);
  pen.fillStyle = '#07090c';
  pen.fillRect(0, 0, 1024, 360);
  for (const [x, share] of [
    [230, 0.46],
    [794, 0.3],
  ] as const) {
    const sweep = Math.PI * 1.5;
    const from = Math.PI * 0.75;
    arc(pen, x, 186, 132, from, from + sweep, 'rgba(150,170,190,.25)', 10);
    arc(pen, x, 186, 132, from, from + sweep * share, '#5fb4ff', 10);
    for (let tick = 0; tick <= 24; tick += 1) {
      const angle = from + (sweep * tick) / 24;
      const inner = tick % 3 ? 112 : 104;
      pen.strokeStyle = tick % 3 ? 'rgba(220,230,240,.35)' : 'rgba(240,245,250,.9)';
      pen.lineWidth = tick % 3 ? 2 : 4;
      pen.beginPath();
      pen.moveTo(x + Math.cos(angle) * inner, 186 + Math.sin(angle) * inner);
      pen.lineTo(x + Math.cos(angle) * 122, 186 + Math.sin(angle) * 122);
      pen.stroke();
    }
    // Kilometres per hour on the left, thousands of revolutions per minute on the right.
    pen.fillStyle = 'rgba(240,245,250,.92)';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.font = '500 19px "DejaVu Sans", Arial, sans-serif';
    for (let mark = 0; mark <= 8; mark += 1) {
      const angle = from + (sweep * mark) / 8;
      pen.fillText(String(x < 500 ? mark * 30 : mark), x + Math.cos(angle) * 84, 186 + Math.sin(angle) * 84);
    }
    pen.font = '400 17px "DejaVu Sans", Arial, sans-serif';
    pen.fillText(x < 500 ? 'km/h' : 'x1000', x, 262);
    const needle = from + sweep * share;
    pen.strokeStyle = '#f4f6f8';
    pen.lineWidth = 6;
    pen.beginPath();
    pen.moveTo(x + Math.cos(needle) * 52, 186 + Math.sin(needle) * 52);
    pen.lineTo(x + Math.cos(needle) * 104, 186 + Math.sin(needle) * 104);
    pen.stroke();
  }
  pen.fillStyle = 'rgba(95,180,255,.14)';
  polygon(pen, [490, 90, 534, 90, 610, 300, 414, 300]);
  pen.fillStyle = 'rgba(235,242,250,.85)';
  polygon(pen, [500, 236, 524, 236, 534, 280, 490, 280]);
  pen.fillStyle = 'rgba(235,242,250,.85)';
  pen.font = '500 24px "DejaVu Sans", Arial, sans-serif';
  pen.fillText('D', 512, 46);
  pen.fillText('22°', 610, 46);
  pen.fillText('9:41', 414, 46);
  pen.font = '400 20px "DejaVu Sans", Arial, sans-serif';
  pen.fillText('TRIP 0.0 km', 512, 330);
  for (const y of [110, 150, 200]) polygon(pen, [508, y, 516, y, 518, y + 22, 506, y + 22]);
  return canvas;
}

/**
 * Draws the centre screen, 1024 by 600 pixels: a fictional map with a route. Throws when the browser has no
 * 2D canvas.
 */
export function mapScreen(): HTMLCanvasElement {
  const [canvas, pen] = sheet(1024, 600);
  pen.fillStyle = '#151a21';
  pen.fillRect(0, 0, 1024, 600);
  pen.fillStyle = '#1a2a2a';
  polygon(pen, [420, 0, 700, 0, 640, 190, 470, 230]);
  pen.fillStyle = '#13273a';
  polygon(pen, [760, 0, 1024, 0, 1024, 600, 900, 600, 820, 380, 860, 220]);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (let i = 0; i < 9; i += 1) {
    stroke(pen, [240, 70 * i - 20, 1024, 70 * i + 60 - i * 14], '#2a323c', 6);
    stroke(pen, [260 + 90 * i, 0, 210 + 105 * i, 600], '#2a323c', 6);
  }
  stroke(pen, [240, 470, 520, 410, 640, 250, 830, 170, 1024, 140], '#46525f', 14);
  stroke(pen, [400, 600, 470, 470, 560, 380, 640, 250, 700, 90, 720, 0], '#4aa3ff', 12);
  pen.fillStyle = '#eef4fa';
  polygon(pen, [560, 352, 582, 404, 560, 392, 538, 404]);
  pen.fillStyle = '#0d1116';
  pen.fillRect(0, 0, 236, 600);
  const tiles = ['#2f6fb3', '#3a8f6b', '#a6622e', '#5a5f68'];
  for (const [i, colour] of tiles.entries()) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.roundRect(70, 52 + i * 130, 96, 96, 22);
    pen.fill();
    arc(pen, 118, 100 + i * 130, 24, 0, Math.PI * (1.2 + i * 0.25), 'rgba(255,255,255,.85)', 7);
  }
  return canvas;
}

export function skyline(): HTMLCanvasElement {
  const [canvas, pen] = sheet(256, 256);
  const sky = pen.createLinearGradient(0, 0, 0, 256);
  sky.addColorStop(0, '#cfe0ee');
  sky.addColorStop(0.6, '#eef3f4');
  sky.addColorStop(0.66, '#b9c4b4');
  sky.addColorStop(1, '#8f9f86');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, 256, 256);
  return canvas;
}

function sheet(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no 2d canvas');
  return [canvas, pen];
}

function arc(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  colour: string,
  width: number,
): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.arc(x, y, radius, from, to);
  pen.stroke();
}

function path(pen: CanvasRenderingContext2D, points: number[]): void {
  pen.beginPath();
  for (let i = 0; i < points.length; i += 2) pen.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
}

function polygon(pen: CanvasRenderingContext2D, points: number[]): void {
  path(pen, points);
  pen.fill();
}

function stroke(pen: CanvasRenderingContext2D, points: number[], colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  path(pen, points);
  pen.stroke();
}
