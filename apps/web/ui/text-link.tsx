// A link within or under a line of text.
import { AppLink, type AppLinkProps } from './app-link.tsx';
import { cx } from './class-names.ts';

/** An underlined link with room for a finger. */
export function TextLink({ className, children, ...rest }: AppLinkProps) {
  return (
    <AppLink
      className={cx(
        'inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4 hover:text-primary-hover md:pointer-fine:min-h-6',
        className,
      )}
      {...rest}
    >
      {children}
    </AppLink>
  );
}
