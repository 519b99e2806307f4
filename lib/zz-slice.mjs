import sharp from 'sharp';
const [file, out, w, per] = process.argv.slice(2);
const m = await sharp(file).metadata(); const H = Number(per);
// lay slices side by side
const n = Math.ceil(m.height / H); const cols = []; 
for (let i = 0; i < n; i++) { const h = Math.min(H, m.height - i*H); cols.push({ input: await sharp(file).extract({ left: 0, top: i*H, width: m.width, height: h }).toBuffer(), left: i*(m.width+24), top: 0 }); }
const total = n*(m.width+24);
const big = await sharp({ create: { width: total, height: H, channels: 3, background: '#f0f' } }).composite(cols).png().toBuffer();
await sharp(big).resize({ width: Math.min(total, Number(w)) }).png().toFile(out);
console.log(n, total);
