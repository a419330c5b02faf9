// The colour of a surface by its name in the design.
import type { Surface } from '@tennis/domain';

/** The colour of a surface by its name in the design (brief section 3); slate where it is not known. */
export function groundOf(surface: Surface | null): 'clay' | 'hard' | 'grass' | 'carpet' | 'slate' {
  if (surface === null) return 'slate';
  return surface === 'artificial_grass' ? 'grass' : surface;
}
