import * as THREE from 'three';
import { finish } from '../light/finish.ts';
import { type Kit, slab } from '../solid/kit.ts';

const [WIDTH, HEIGHT] = [0.372, 0.108];

let drawn: HTMLCanvasElement | undefined;

/** A number plate across an end, reading DEMO, its face towards -x or +x. */
export function plate(kit: Kit, x: number, y: number, towards: number, z = 0): void {
  kit.add(slab(0.005, HEIGHT, WIDTH, 0.002), finish({ colour: 0xd9dad6, rough: 0.4, coat: 0.4 }), [x, y, z]);
  drawn ??= lettering();
  const face = new THREE.PlaneGeometry(WIDTH - 0.006, HEIGHT - 0.006);
  kit.add(face, finish({ colour: 0xf0f0ec, picture: drawn, rough: 0.35, coat: 0.4 }), [
    x + 0.0032 * towards,
    y,
    z,
  ]).rotation.y = (towards * Math.PI) / 2;
}

function lettering(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 744;
  canvas.height = 216;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no 2d canvas');
  pen.fillStyle = '#f3f3ef';
  pen.fillRect(0, 0, 744, 216);
  pen.strokeStyle = '#20242c';
  pen.lineWidth = 5;
  pen.beginPath();
  pen.roundRect(9, 9, 726, 198, 18);
  pen.stroke();
  pen.fillStyle = '#161a22';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = '600 150px "DejaVu Sans Condensed", "Liberation Sans Narrow", Arial, sans-serif';
  pen.letterSpacing = '22px';
  pen.fillText('DEMO', 383, 116);
  return canvas;
}
