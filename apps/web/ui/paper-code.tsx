// The code on a sheet of paper that leads to its live page, and the words that say what it is for: people who read a sheet at the club scan it only then.
import { qrCode, scanToFollow } from '@tennis/words/print';
import { QrCode } from './qr-code.tsx';

/** The code of a path of this product. */
export function PaperCode({ path }: { path: string }) {
  return (
    <div className="flex flex-none items-center gap-[2mm]">
      <p className="w-[22mm] text-right text-[2.8mm] leading-[3.6mm] font-bold text-balance">
        {scanToFollow}
      </p>
      <QrCode text={window.location.origin + path} label={qrCode} className="w-[18mm]" />
    </div>
  );
}
