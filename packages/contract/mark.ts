// How a page knows its own writes in the stream of changes (D50).

/** The mark of a write, made from its `Idempotency-Key`: 32 bits (FNV-1a), from which nobody can get the key back. */
export function markOfWrite(key: string): number {
  let mark = 0x81_1c_9d_c5;
  for (let at = 0; at < key.length; at += 1) mark = Math.imul(mark ^ key.charCodeAt(at), 0x01_00_01_93);
  return mark >>> 0;
}
