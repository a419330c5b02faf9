// The bytes of a file as text: what spreadsheets write, recognised by its mark or by what the bytes look like.

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

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

/** Reads a file. Without a mark it is UTF-8 if it can be, else Windows-1252, which holds all of Latin-1's letters. */
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
    return { text: decoded(bytes, 'windows-1252'), encoding: 'Windows-1252' };
  }
}
