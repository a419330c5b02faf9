// Remembers what was made of texts that come again and again.

/** Makes something of a text, and keeps what was made lately: `most` of them, then it begins anew. Nobody may change what is kept. */
export function keptLately<Made>(most: number, make: (text: string) => Made): (text: string) => Made {
  const kept = new Map<string, Made>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (kept.size >= most) kept.clear();
    kept.set(text, made);
    return made;
  };
}
