// A QR code as the path of an SVG: one rectangle for each run of dark squares in a line.
import { encode } from 'uqr';

/** Light squares around the code, as ISO/IEC 18004 asks for. */
const QUIET_ZONE = 4;

/** The code of a text: how many squares wide it is, and the dark ones as a path of that size. */
export function qrPath(text: string): { size: number; path: string } {
  // Level M still reads with a seventh of it covered by rain or a thumb.
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const runs = data.flatMap((line, y) => {
    const found: string[] = [];
    for (let x = 0; x < line.length; x += 1) {
      if (line[x] !== true) continue;
      const start = x;
      while (line[x + 1] === true) x += 1;
      const width = x - start + 1;
      found.push(`M${start} ${y}h${width}v1h-${width}z`);
    }
    return found;
  });
  return { size, path: runs.join('') };
}
