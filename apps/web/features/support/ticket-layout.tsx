// List and detail side by side; on a phone the list, then the detail (brief section 2). Which one is in the address, so Back leads to the list.
import * as words from '@tennis/words/support';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';

/** `detail` is null while no ticket is open. */
export function TicketLayout({
  list,
  detail,
  onBack,
}: {
  list: ReactNode;
  detail: ReactNode;
  onBack: () => void;
}) {
  const isOpen = detail !== null;
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[minmax(16rem,22rem)_1fr] md:gap-6">
      <div className={cx('min-w-0', isOpen && 'max-md:hidden')}>{list}</div>
      <div className={cx('min-w-0', !isOpen && 'max-md:hidden')}>
        {isOpen ? (
          <>
            <Button variant="quiet" icon={ArrowLeft} className="mb-2 md:hidden" onClick={onBack}>
              {words.backToList}
            </Button>
            {detail}
          </>
        ) : (
          <Card padding="l">
            <p className="text-body text-ink2">{words.choose}</p>
          </Card>
        )}
      </div>
    </div>
  );
}
