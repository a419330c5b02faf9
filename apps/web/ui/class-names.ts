// Joins class names; the last place before the DOM where optional classes are decided.

/** The given class names as one attribute value; false, null and undefined are left out. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
