import { type TaxonomyNode, taxonomy } from './taxonomy'

function iconsOf(nodes: readonly TaxonomyNode[]): string[] {
  return nodes.flatMap(({ icon, children }) => [...(icon ? [icon] : []), ...iconsOf(children ?? [])])
}

/** Every drawing a category may carry; `ui/icons` draws each. */
export const iconNames: readonly string[] = [...new Set(iconsOf(taxonomy))].sort()
