// The QR code on the screen of a court that lets anybody score there (D51): only on a screen that was opened with the court's link, by those who make
// links, and only for as long as the link can be used.
import { createClient, queryKey, SCORE_LINK_HEADER } from '@tennis/contract';
import * as words from '@tennis/words/screens';
import { useQuery } from '@tanstack/react-query';
import { isMissing } from '../../lib/api.ts';
import { SCORE_LINK_PATH } from '../../lib/score-link.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { useNow } from '../../lib/use-now.ts';
import { UNTIL_READ } from './until-read.ts';

/** The code. A link that has ended, or that is of another court, is not shown. */
export function ScoreCode({ token, court }: { token: string; court: string }) {
  const { data, error } = useQuery({
    // The stream makes it old: a link that somebody ends leaves the screen.
    queryKey: [...queryKey<'getScoreLink'>('getScoreLink', {}), { screen: court }],
    queryFn: ({ signal }) =>
      createClient({ headersFor: () => ({ [SCORE_LINK_HEADER]: token }) }).getScoreLink({}, { signal }),
    ...UNTIL_READ,
  });
  const now = useNow();
  if (data?.court !== court || data.endsAt <= now || isMissing(error)) return null;
  return (
    <div className="flex items-center gap-2 max-md:hidden">
      <p className="w-28 text-right text-meta text-balance">{words.score}</p>
      <QrCode
        text={`${window.location.origin}${SCORE_LINK_PATH}#${token}`}
        label={words.scoreCode}
        className="w-13"
      />
    </div>
  );
}
