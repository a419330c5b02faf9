// Shown on an admin page to anybody who is no super admin (specification section 2, Guards; D5, D39): the card with the toast at the typed path,
// then the way to "/".
import * as words from '@tennis/words/shell';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toast } from '../ui/toast-store.ts';
import { MessagePage } from './message-page.tsx';

/** As long as the toast, so that both can be read in the same time. */
const REDIRECT_MS = 3000;

/** The card; it leaves by itself. */
export function AccessRestricted() {
  const navigate = useNavigate();
  useEffect(() => {
    toast({
      title: words.deniedTitle,
      description: words.deniedText,
      tone: 'danger',
      duration: REDIRECT_MS,
    });
    const timer = setTimeout(() => void navigate({ to: '/', replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <MessagePage title={words.restrictedTitle}>{words.restrictedText}</MessagePage>;
}
