// Tells calls apart without keeping them: 53 bits of a text, by the public-domain hash cyrb53. Not for secrets that somebody could try out.

/** A fingerprint of anything that JSON can hold. */
export function fingerprintOf(value: unknown): string {
  const text = JSON.stringify(value);
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 2_654_435_761);
    two = Math.imul(two ^ unit, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909);
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return (4_294_967_296 * (two & 0x1fffff) + (one >>> 0)).toString(36);
}
