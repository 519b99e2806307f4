import sharp from 'sharp';
const [out, h, ...files] = process.argv.slice(2); let x = 0; const parts = [];
for (const f of files) { const b = await sharp(f).resize({ height: Number(h) }).png().toBuffer(); const m = await sharp(b).metadata(); parts.push({ input: b, left: x, top: 0 }); x += m.width + 16; }
await sharp({ create: { width: x, height: Number(h), channels: 3, background: '#f0f' } }).composite(parts).png().toFile(out);
