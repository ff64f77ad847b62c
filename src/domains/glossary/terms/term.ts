/** A term of the glossary in one language. */
interface Entry {
  term: string
  definition: string
  /** Inflections and synonyms that texts use. */
  forms?: string[]
}

/** A term that a new site starts with. */
export interface BuiltInTerm {
  slug: string
  en: Entry
  es: Entry
  pt: Entry
}

export const term = (slug: string, en: Entry, es: Entry, pt: Entry): BuiltInTerm => ({ slug, en, es, pt })

export const entry = (term: string, definition: string, ...forms: string[]): Entry => ({
  term,
  definition,
  forms,
})
