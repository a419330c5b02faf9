// The way to the sign-in for somebody who wants to enter, and back to the page they were on.
import { signIn } from '@tennis/words/entering';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { LogIn } from 'lucide-react';
import { Button } from './button.tsx';

/** A button that leads to the sign-in, and from there back here. */
export function SignInToEnter() {
  const navigate = useNavigate();
  const { href } = useLocation();
  return (
    <Button
      variant="primary"
      icon={LogIn}
      onClick={() => void navigate({ to: '/login', state: { returnTo: href } })}
    >
      {signIn}
    </Button>
  );
}
