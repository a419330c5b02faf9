// Buttons and links that look like buttons. One height, one radius; the variant says how much the action matters.
import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { AppLink, type AppLinkProps } from './app-link.tsx';
import { cx } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'quiet'
  | 'danger'
  | 'danger-solid'
  | 'pine'
  | 'on-pine';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-primary bg-primary text-on-primary hover:border-primary-hover hover:bg-primary-hover',
  secondary: 'border-field bg-surface text-ink hover:bg-sunk',
  quiet: 'border-transparent bg-transparent text-ink2 hover:bg-sunk hover:text-ink',
  danger: 'border-danger bg-surface text-danger hover:bg-danger-soft',
  'danger-solid': 'border-danger bg-danger text-on-danger hover:border-danger-hover hover:bg-danger-hover',
  pine: 'border-on-pine/30 bg-transparent text-on-pine hover:bg-on-pine/10',
  'on-pine': 'border-white bg-white text-[#0C2B22] hover:bg-[#E0EFE7]',
};

const BASE =
  'control-height inline-flex items-center justify-center gap-2 rounded-control border text-control font-semibold ' +
  'no-underline transition-colors duration-120 select-none ' +
  'disabled:border-line disabled:bg-sunk disabled:text-ink3 aria-disabled:border-line aria-disabled:bg-sunk aria-disabled:text-ink3';

/** The classes of a button, for the rare element that must look like one without being Button or LinkButton. */
export function buttonClass(variant: ButtonVariant = 'secondary', shape: 'text' | 'icon' = 'text'): string {
  return cx(
    BASE,
    VARIANTS[variant],
    shape === 'text' ? 'px-3.5 py-1.5 text-center' : 'w-11 flex-none md:pointer-fine:w-10',
  );
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  icon?: LucideIcon;
  /** A request is on its way: shows a spinner and refuses further presses. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A push button; `type` is "button" unless said otherwise, so it never submits a form by accident. */
export function Button({
  variant,
  icon: Icon,
  busy = false,
  disabled,
  className,
  children,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type === 'submit' ? 'submit' : type === 'reset' ? 'reset' : 'button'}
      className={cx(buttonClass(variant), className)}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? (
        <Spinner size={18} />
      ) : (
        Icon !== undefined && <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none" />
      )}
      {children}
    </button>
  );
}

export interface LinkButtonProps extends AppLinkProps {
  variant?: ButtonVariant;
  icon?: LucideIcon;
}

/** A link drawn as a button: it goes somewhere, it does nothing. */
export function LinkButton({ variant, icon: Icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <AppLink className={cx(buttonClass(variant), className)} {...rest}>
      {Icon !== undefined && <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none" />}
      {children}
    </AppLink>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  icon: LucideIcon;
  /** Says what the button does; read aloud and shown as a tooltip. */
  label: string;
  children?: ReactNode;
}

/** A square button with only an icon; its name is `label`. Children are drawn over the icon (a count, a dot). */
export function IconButton({
  icon: Icon,
  label,
  variant = 'quiet',
  busy = false,
  disabled,
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={cx(buttonClass(variant, 'icon'), 'relative', className)}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner size={18} /> : <Icon aria-hidden="true" size={20} strokeWidth={1.75} />}
      {children}
    </button>
  );
}
