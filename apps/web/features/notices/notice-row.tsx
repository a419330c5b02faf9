// One notice as a link to what it is about.
import * as words from '@tennis/words/notices';
import { pageOfNotice, type Notice } from '@tennis/contract';
import { AppLink } from '../../ui/app-link.tsx';
import { cx } from '../../ui/class-names.ts';
import { NOTICE_LABELS, sayBefore, sayNotice } from './notice-words.ts';

/** A mark before it says that it was not read yet; opening it does. */
export function NoticeRow({
  notice,
  when,
  onOpen,
}: {
  notice: Notice;
  /** When it was told, ready to print. */
  when: string;
  onOpen: (notice: Notice) => void;
}) {
  const { kind, at, isRead, tournament } = notice;
  const name = nameIn(notice);
  const before = sayBefore(notice);
  return (
    <AppLink
      href={pageOfNotice(notice)}
      onClick={() => onOpen(notice)}
      className="flex gap-3 px-4 py-3 hover:bg-sunk"
    >
      <span
        aria-hidden="true"
        className={cx('mt-1.75 size-2 flex-none rounded-full', isRead ? 'bg-transparent' : 'bg-primary')}
      />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block text-meta text-ink2">
          {!isRead && <span className="unseen">{words.isUnread}. </span>}
          <span className="font-semibold">{NOTICE_LABELS[kind]}</span>
          {' · '}
          {tournament.name}
          {name !== null && ` · ${name}`}
        </span>
        <span className={cx('mt-0.5 block text-body', !isRead && 'font-semibold')}>{sayNotice(notice)}</span>
        {before !== null && <span className="mt-0.5 block text-meta text-ink2">{before}</span>}
        <time dateTime={at} className="mt-0.5 block text-meta text-ink3">
          {when}
        </time>
      </span>
    </AppLink>
  );
}

/** The person it is about, if that is not the reader; for followed matches the text already says so. */
const nameIn = ({ person, match, entryName }: Notice): string | null => {
  if (person === null) return match === null ? entryName : null;
  return person.isSelf ? null : person.name;
};
