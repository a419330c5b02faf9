// The mark: a ball whose seam is also the centre mark of a court, and the platform's name.
import { platformName } from '../lib/platform.ts';

/** The mark alone, decorative. */
export function BrandMark({ size = 30 }: { size?: number }) {
  return (
    <svg aria-hidden="true" className="block flex-none" width={size} height={size} viewBox="0 0 30 30">
      <rect x="1" y="1" width="28" height="28" rx="7" fill="#DDF247" />
      <path
        d="M1.5 9.5C9 9.5 12 12 12 15s-3 5.5-10.5 5.5M28.5 9.5C21 9.5 18 12 18 15s3 5.5 10.5 5.5"
        fill="none"
        stroke="#0C2B22"
        strokeWidth="2.2"
      />
    </svg>
  );
}

/** The mark with a text beside it; the text is the brand's name, except on phones, which show the page's own. */
export function Brand({ text = platformName(), size = 30 }: { text?: string; size?: number }) {
  return (
    <span className="flex items-center gap-2.5 font-display text-[1rem] leading-4.5 font-bold tracking-[-0.01em] [font-stretch:104%]">
      <BrandMark size={size} />
      <span>{text}</span>
    </span>
  );
}
