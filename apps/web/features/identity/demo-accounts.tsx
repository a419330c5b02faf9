// On a demo server anybody may use any account (D6): each is one tap away from the form.
import * as words from '@tennis/words/accounts';
import type { DemoAccount } from '@tennis/contract';
import { useId } from 'react';
import { ROLE_LABELS } from '../../lib/role-words.ts';
import { Filled } from '../../ui/filled.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** The accounts of a demo; choosing one fills the form in. */
export function DemoAccounts({
  accounts,
  hasMailbox,
  onChoose,
}: {
  accounts: readonly DemoAccount[];
  /** Mails of the demo can be read. */
  hasMailbox: boolean;
  onChoose: (account: DemoAccount) => void;
}) {
  const headingId = useId();
  const password = accounts[0]?.password;
  return (
    <section aria-labelledby={headingId} className="mb-5 rounded-card bg-sunk p-4">
      <h2 id={headingId} className="type-column">
        {words.demoTitle}
      </h2>
      <p className="mt-1 text-control text-ink2">
        <Filled
          text={words.demoText}
          parts={{ password: <strong className="font-semibold text-ink">{password}</strong> }}
        />
      </p>
      <ul className="mt-3 grid gap-2">
        {accounts.map((account) => (
          <li key={account.username}>
            <button
              type="button"
              onClick={() => onChoose(account)}
              className="control-height flex w-full items-center justify-between gap-3 rounded-control border border-field bg-surface px-3.5 py-1.5 text-control transition-colors duration-120 hover:bg-primary-soft"
            >
              <span className="font-semibold">{account.username}</span>
              <span className="text-ink2">{ROLE_LABELS[account.role]}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasMailbox && (
        <TextLink href="/mailbox" className="mt-2">
          {words.demoMails}
        </TextLink>
      )}
    </section>
  );
}
