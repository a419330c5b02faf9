// The bytes of a file as text: the encodings that spreadsheets write, recognised by a mark or by the bytes themselves.

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252' | 'Mac Roman';

export type Decoded =
  | { readonly text: string; readonly encoding: Encoding }
  /** A workbook, or no text at all. */
  | { readonly problem: 'workbook' | 'binary' };

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

const decoded = (bytes: Uint8Array, label: string): string => new TextDecoder(label).decode(bytes);

/** UTF-16 without a mark: in western text every second byte is 0. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 400);
  let [even, odd] = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0 && at % 2 === 0) even += 1;
    if (byte === 0 && at % 2 === 1) odd += 1;
  });
  const most = sample.length / 4;
  if (odd > most && even <= most / 4) return 'utf-16le';
  return even > most && odd <= most / 4 ? 'utf-16be' : null;
}

/** Letters of one set look like these when they are read by another. */
const SIGNS = '€ƒ†‡ˆ‰…§¸¯·÷‹›ﬁﬂ¤¥¦¨®°±¶º»¼½¾¿¢£˜◊∞≠≤≥∂∑∏π∫Ω√≈∆\\u0080-\\u009f';
const CAPITALS = 'À-ÞŠŽŸŒ';
/** Things nobody writes: a capital inside a word of small letters, or a sign next to a letter. */
const ODD = new RegExp(
  `\\p{Ll}[${CAPITALS}]|\\p{L}[${CAPITALS}]\\p{Ll}|[${SIGNS}]\\p{L}|\\p{L}[${SIGNS}]`,
  'gu',
);

const oddIn = (text: string): number => text.match(ODD)?.length ?? 0;

/** Eight-bit letters: those of Windows, which include Latin-1, or of Excel for the Mac, whichever reads more like words. */
function eightBits(bytes: Uint8Array): Decoded {
  const windows = decoded(bytes, 'windows-1252');
  const mac = decoded(bytes, 'macintosh');
  return oddIn(mac) < oddIn(windows)
    ? { text: mac, encoding: 'Mac Roman' }
    : { text: windows, encoding: 'Windows-1252' };
}

/** Reads a file. Without a mark it is UTF-8 if possible, otherwise one of the eight-bit encodings. */
export function decodeFile(bytes: Uint8Array): Decoded {
  // ZIP, which XLSX and ODS are, and the container of XLS.
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return { problem: 'workbook' };
  if (startsWith(bytes, 0xff, 0xfe)) return { text: decoded(bytes, 'utf-16le'), encoding: 'UTF-16' };
  if (startsWith(bytes, 0xfe, 0xff)) return { text: decoded(bytes, 'utf-16be'), encoding: 'UTF-16' };
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked !== null) return { text: decoded(bytes, unmarked), encoding: 'UTF-16' };
  if (bytes.includes(0)) return { problem: 'binary' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return eightBits(bytes);
  }
}
