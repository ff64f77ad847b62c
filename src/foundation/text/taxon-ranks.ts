/** Ranks below the species, as the Code abbreviates them, with other spellings in use. */
export const ranks = {
  'subsp.': {
    rank: 'subspecies',
    spellings: ['subsp', 'ssp.', 'ssp', 'subspecies', 'subespecie', 'subespécie'],
  },
  'var.': { rank: 'variety', spellings: ['var', 'v.', 'varietas', 'variety', 'variedad', 'variedade'] },
  'subvar.': { rank: 'subvariety', spellings: ['subvar', 'subvariety', 'subvariedad', 'subvariedade'] },
  'f.': { rank: 'form', spellings: ['f', 'fo.', 'fo', 'fa.', 'fa', 'fm.', 'fma.', 'form.', 'form', 'forma'] },
  'subf.': { rank: 'subform', spellings: ['subforma'] },
  'f.sp.': { rank: 'forma specialis', spellings: ['f.spec.'] },
  'nothosubsp.': { rank: 'nothosubspecies', spellings: ['nothossp.'] },
  'nothovar.': { rank: 'nothovariety', spellings: ['nothovar'] },
  'nothof.': { rank: 'nothoform', spellings: ['nothof'] },
} as const

/** Ranks between genus and species. */
export const infragenericRanks = {
  'subg.': {
    rank: 'subgenus',
    spellings: ['subgen.', 'subgen', 'subg', 'subgenus', 'subgénero', 'subgênero'],
  },
  'sect.': { rank: 'section', spellings: ['sect', 'section', 'sectio', 'sección', 'seção'] },
  'subsect.': { rank: 'subsection', spellings: ['subsect', 'subsection', 'subsectio'] },
  'ser.': { rank: 'series', spellings: ['ser', 'series'] },
  'subser.': { rank: 'subseries', spellings: ['subser', 'subseries'] },
  stirps: { rank: 'stirps', spellings: ['stirps.'] },
} as const

type InfragenericRank = keyof typeof infragenericRanks

/** The abbreviation of a rank below the species. */
export type InfraspecificRank = keyof typeof ranks

/** A rank in the words of Darwin Core. */
export type TaxonRank =
  | 'genus'
  | 'species'
  | (typeof ranks)[InfraspecificRank]['rank']
  | (typeof infragenericRanks)[InfragenericRank]['rank']

function abbreviationOf<Rank extends string>(
  list: Record<Rank, { spellings: readonly string[] }>,
  word: string | undefined,
): Rank | undefined {
  return (Object.keys(list) as Rank[]).find(
    (abbreviation) =>
      word !== undefined && (abbreviation === word || list[abbreviation].spellings.includes(word)),
  )
}

/** The rank below the species that a word means. */
export const rankOf = (word: string | undefined) => abbreviationOf(ranks, word)

/** The rank between genus and species that a word means, which is also written with a capital. */
export const infragenericRankOf = (word: string | undefined) =>
  abbreviationOf(infragenericRanks, word?.toLowerCase())

/** Words for the genus and the ranks above it, in the three languages: no name begins with them. */
const higherRank =
  /^(?:gen\.|genus|g[eéê]nero|fam\.|fam[ií]l(?:y|ia)|ord\.|ordo|order|orden|ordem|trib\.|tribe|tribus|class|clase|classe|phylum|filo)$/i

/** How the Code ends the names of the ranks above the genus, from the tribe to the phylum. */
const aboveGenus = /^\p{Lu}\p{Ll}{2,}(?:aceae|oideae|eae|inae|ales|mycetes|mycetidae|mycota|mycotina)$/u

/** Whether a word is the name of a family, an order or another rank above the genus: `Amanitaceae`. */
export const isAboveGenus = (word: string): boolean => aboveGenus.test(word)

/** Whether a name begins with the word for its rank in place of its genus. */
export const beginsWithRank = ([first = '', second]: readonly string[]): boolean =>
  second !== undefined && (infragenericRankOf(first) !== undefined || higherRank.test(first))
