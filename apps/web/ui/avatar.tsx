// A person's photo in a disc, or their initials. The name always stands beside it, so the disc is decoration.
import { pictureUrl } from '../lib/pictures.ts';
import { cx } from './class-names.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function firstLetter(word: string): string {
  return graphemes.segment(word).containing(0)?.segment.toLocaleUpperCase() ?? '';
}

/** First letters of the first and last word of a name, at most two. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = firstLetter(words[0] ?? '');
  return words.length > 1 ? first + firstLetter(words.at(-1) ?? '') : first;
}

/** The disc with the photo of this name, or with initials; `letters: 1` shows only the first. */
export function Avatar({
  name,
  size = 'm',
  letters = 2,
  picture = null,
}: {
  name: string;
  size?: 's' | 'm' | 'l';
  letters?: 1 | 2;
  picture?: string | null;
}) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid flex-none place-items-center rounded-full bg-[#2F6B56] font-semibold text-white',
        size === 's' && 'size-8 text-control',
        size === 'm' && 'size-10 text-control',
        size === 'l' && 'size-14 text-section',
        picture !== null && 'overflow-hidden',
      )}
    >
      {picture !== null ? (
        <img src={pictureUrl(picture)} alt="" className="size-full object-cover" />
      ) : letters === 1 ? (
        firstLetter(name.trim())
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
