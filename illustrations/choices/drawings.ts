import { flesh, surface, underside } from './cap'
import { colour, print } from './colours'
import type { Drawing } from './layers'
import { ground, growth } from './place'
import { base, ring, stem } from './stem'

/** Drawings of the choices of the key, by trait and state, in the hand of the plates. Shapes have icons of their own. */
const drawings: Record<string, Partial<Record<string, Drawing>> | undefined> = {
  underside,
  ring,
  base,
  stem,
  colour,
  surface,
  flesh,
  print,
  ground,
  growth,
}

/** The drawing of a state; null if a word says it better. */
export function choiceDrawing(trait: string, state: string): Drawing | null {
  return drawings[trait]?.[state] ?? null
}
