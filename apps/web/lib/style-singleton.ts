// Stands in for the package react-style-singleton, which Radix uses to stop the page from scrolling under a dialog (vite.config.ts
// puts it there). The package writes <style> elements, which our content security policy refuses; this adopts a sheet instead.
import { useEffect } from 'react';

interface Props {
  readonly styles: string;
}

/** A component whose rules hold while at least one of it is on the page. */
export function styleSingleton() {
  let mounted = 0;
  let sheet: CSSStyleSheet | null = null;
  return function Sheet({ styles }: Props): null {
    useEffect(() => {
      if (mounted === 0) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      mounted += 1;
      return () => {
        mounted -= 1;
        if (mounted > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
        sheet = null;
      };
    }, [styles]);
    return null;
  };
}
