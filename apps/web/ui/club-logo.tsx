// The logo of a club on a white tile, because logos are drawn for paper; the name always stands beside it, so it is decoration.
import { pictureUrl } from '../lib/pictures.ts';
import { cx } from './class-names.ts';

/** The tile; nothing if there is no logo. */
export function ClubLogo({ logo, size = 'm' }: { logo: string | null; size?: 'm' | 'l' | 'paper' }) {
  if (logo === null) return null;
  return (
    <img
      src={pictureUrl(logo)}
      alt=""
      className={cx(
        'flex-none rounded-control border border-line bg-white object-contain p-0.5',
        size === 'm' && 'size-10',
        size === 'l' && 'size-14',
        size === 'paper' && 'size-[13mm] border-transparent p-0',
      )}
    />
  );
}
