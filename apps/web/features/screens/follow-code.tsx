// The QR code on top of a screen, with the words that say what it is for beside it.
import * as words from '@tennis/words/screens';
import { QrCode } from '../../ui/qr-code.tsx';

/** The code of a path of this product. A phone that shows the screen itself needs none. */
export function FollowCode({ path }: { path: string }) {
  return (
    <div className="flex items-center gap-2 max-md:hidden">
      <p className="w-28 text-right text-meta text-balance">{words.follow}</p>
      <QrCode text={window.location.origin + path} label={words.qrCode} className="w-13" />
    </div>
  );
}
