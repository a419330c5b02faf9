// A menu behind a button, on Radix. Not modal: the page stays readable for assistive technology while it is open.
import { Check, Ellipsis, type LucideIcon } from 'lucide-react';
import * as Primitive from 'radix-ui/dropdown-menu';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { portalHost } from './portal-host.ts';

export interface MenuAction {
  label: string;
  icon?: LucideIcon;
  /** A link instead of an act. */
  href?: string;
  onSelect?: () => void;
  tone?: 'danger';
  disabled?: boolean;
  /** One of several that exclude each other: whether it is the one that holds. */
  checked?: boolean;
  /** The language of the label, where it is not the page's. */
  lang?: string;
  /** Begins a group: draws a line above the action. A string is the group's name, shown under the line. */
  startsGroup?: boolean | string;
}

export interface MenuProps {
  /** Opens as soon as it is mounted. */
  startsOpen?: boolean;
  /** Names the menu and, without `trigger`, its button; name the object, as in "Actions for Nina Kovač". */
  label: string;
  actions: MenuAction[];
  /** The button that opens it; default three dots. */
  trigger?: ReactElement;
  /** Shown on top, not selectable: who is signed in. */
  header?: ReactNode;
}

const ROW =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-control font-medium outline-none select-none ' +
  'data-highlighted:bg-sunk data-disabled:cursor-default data-disabled:text-ink3 md:pointer-fine:min-h-9';

/**
 * A dropdown menu. An action runs after the menu has closed and given the focus back. So if it opens a dialog, the dialog returns the focus there.
 */
export function Menu({ label, actions, trigger, header, startsOpen = false }: MenuProps) {
  const chosen = useRef<(() => void) | undefined>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  function change(next: boolean) {
    if (next) setHost(portalHost(button.current));
    setOpen(next);
  }
  // Only once the button is on the page is it known where the menu belongs.
  useEffect(() => {
    if (!startsOpen) return;
    setHost(portalHost(button.current));
    setOpen(true);
  }, [startsOpen]);
  return (
    <Primitive.Root modal={false} open={open} onOpenChange={change}>
      <Primitive.Trigger asChild ref={button}>
        {trigger ?? <IconButton icon={Ellipsis} label={label} />}
      </Primitive.Trigger>
      <Primitive.Portal container={host}>
        <Primitive.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
            chosen.current?.();
            chosen.current = undefined;
          }}
          className="z-65 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(22rem,var(--radix-dropdown-menu-content-available-width))] min-w-52 animate-pop-in overflow-y-auto rounded-card border border-line bg-raised p-1.5 text-ink shadow-float"
        >
          {header !== undefined && (
            <div className="border-b border-line px-3 pt-1.5 pb-2.5 text-control [overflow-wrap:anywhere]">
              {header}
            </div>
          )}
          {actions.map((action) => (
            <MenuRow key={action.label} action={action} onChoose={(act) => (chosen.current = act)} />
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** A menu that is only a button until somebody opens it, so that a hundred rows with a menu each cost nothing. */
export function RowMenu({ label, actions }: { label: string; actions: () => MenuAction[] }) {
  const [used, setUsed] = useState(false);
  if (used) return <Menu label={label} actions={actions()} startsOpen />;
  return (
    <IconButton
      icon={Ellipsis}
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setUsed(true)}
    />
  );
}

function MenuRow({
  action,
  onChoose,
}: {
  action: MenuAction;
  onChoose: (act: (() => void) | undefined) => void;
}) {
  const { label, icon: Icon, href, onSelect, tone, disabled, checked, lang, startsGroup } = action;
  const inside = (
    <>
      {Icon !== undefined && <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none" />}
      {checked !== undefined && (
        <Check
          aria-hidden="true"
          size={18}
          strokeWidth={2}
          className={cx('flex-none', !checked && 'invisible')}
        />
      )}
      {label}
    </>
  );
  const className = cx(ROW, tone === 'danger' && 'text-danger');
  return (
    <>
      {startsGroup !== undefined && startsGroup !== false && (
        <Primitive.Separator className="my-1.5 h-px bg-line" />
      )}
      {typeof startsGroup === 'string' && (
        <Primitive.Label className="px-3 pt-1 pb-1.5 text-meta font-semibold text-ink3">
          {startsGroup}
        </Primitive.Label>
      )}
      <Primitive.Item
        className={className}
        lang={lang}
        {...(checked !== undefined && { role: 'menuitemradio', 'aria-checked': checked })}
        disabled={disabled === true}
        onSelect={() => onChoose(onSelect)}
        asChild={href !== undefined}
      >
        {href === undefined ? inside : <AppLink href={href}>{inside}</AppLink>}
      </Primitive.Item>
    </>
  );
}
