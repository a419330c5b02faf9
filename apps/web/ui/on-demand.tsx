// Layers that most people never open: their code is loaded when they are first opened. If that fails, a toast says so and the page stays as it is,
// with all typed work; the next opening tries again.
import * as words from '@tennis/words/controls';
import { useEffect, useState, type ComponentType } from 'react';
import { toast } from './toast-store.ts';

/**
 * A component that shows the loaded one as soon as it is there, and a function that starts loading before it opens. If loading fails, `failure` is
 * shown and `onClose` called.
 */
export function onDemand<P extends { onClose: () => void }>(
  fetchCode: () => Promise<ComponentType<P>>,
  failure: string,
): readonly [Layer: ComponentType<P>, preload: () => void] {
  let code: ComponentType<P> | null = null;
  const load = async () => {
    code ??= await fetchCode();
  };

  function Layer(props: P) {
    const [Code, setCode] = useState(() => code);
    const { onClose } = props;
    useEffect(() => {
      if (Code !== null) return undefined;
      let isOpen = true;
      async function open() {
        try {
          await load();
          if (isOpen) setCode(() => code);
        } catch {
          if (!isOpen) return;
          toast({ title: words.error, description: failure, tone: 'danger' });
          onClose();
        }
      }
      void open();
      return () => {
        isOpen = false;
      };
    }, [Code, onClose]);
    return Code === null ? null : <Code {...props} />;
  }

  // A failure is reported when it is opened.
  return [Layer, () => void load().catch(() => undefined)];
}
