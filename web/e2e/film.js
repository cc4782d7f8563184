/** Still pictures one after the other as one WebP file: only the container is written here, the browser has made the pictures. */

const chunk = (name, body) => {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};

/** The parts of a still WebP that are a picture. */
function partsOf(webp) {
  const parts = [];
  for (let at = 12; at + 8 <= webp.length;) {
    const name = webp.toString('latin1', at, at + 4);
    const length = webp.readUInt32LE(at + 4);
    if (['VP8 ', 'VP8L', 'ALPH'].includes(name)) parts.push(chunk(name, webp.subarray(at + 8, at + 8 + length)));
    at += 8 + length + (length % 2);
  }
  return Buffer.concat(parts);
}

/** Frames of one size, each with its time in milliseconds, shown again and again. */
export function film(frames, width, height) {
  const size = Buffer.alloc(10);
  size.writeUInt8(0x02, 0);
  size.writeUIntLE(width - 1, 4, 3);
  size.writeUIntLE(height - 1, 7, 3);
  const all = frames.map(({ webp, ms }) => {
    const head = Buffer.alloc(16);
    head.writeUIntLE(width - 1, 6, 3);
    head.writeUIntLE(height - 1, 9, 3);
    head.writeUIntLE(ms, 12, 3);
    return chunk('ANMF', Buffer.concat([head, partsOf(webp)]));
  });
  const body = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', size), chunk('ANIM', Buffer.alloc(6)), ...all]);
  return chunk('RIFF', body);
}
