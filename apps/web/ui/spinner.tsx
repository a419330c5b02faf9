// A turning arc for waits that have no geometry to copy; everything else uses Skeleton.

/** A spinner of `size` pixels; `label` names the wait for screen readers, without it the arc is decoration. */
export function Spinner({ size = 20, label }: { size?: number; label?: string }) {
  const arc = (
    <svg
      aria-hidden="true"
      className="block flex-none animate-spin"
      width={size}
      height={size}
      viewBox="0 0 24 24"
    >
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path
        d="M21 12a9 9 0 0 0-9-9"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
  if (label === undefined) return arc;
  return (
    <output className="inline-flex items-center gap-2">
      {arc}
      <span className="unseen">{label}</span>
    </output>
  );
}
