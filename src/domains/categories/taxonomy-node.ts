export interface TaxonomyNode {
  slug: string
  /** Titles in English, Spanish and Portuguese. */
  title: readonly [en: string, es: string, pt: string]
  /** The name of an icon in `ui/icons`. */
  icon?: string
  children?: readonly TaxonomyNode[]
}

/** A value of the taxonomy. */
export const node = (slug: string, en: string, es: string, pt: string, icon?: string): TaxonomyNode =>
  icon ? { slug, title: [en, es, pt], icon } : { slug, title: [en, es, pt] }

/** Values under a common title. */
export const group = (
  slug: string,
  title: readonly [string, string, string],
  children: readonly TaxonomyNode[],
): TaxonomyNode => ({ slug, title, children })
