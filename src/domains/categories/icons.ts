import { taxonomy } from './taxonomy'
import type { TaxonomyNode } from './taxonomy-node'

function iconsOf(nodes: readonly TaxonomyNode[]): string[] {
  return nodes.flatMap(({ icon, children }) => [...(icon ? [icon] : []), ...iconsOf(children ?? [])])
}

/** Icons that categories can have; `ui/icons` contains each. */
export const iconNames: readonly string[] = [...new Set(iconsOf(taxonomy))].sort()
