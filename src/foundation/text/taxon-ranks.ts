/** Ranks below the species, as the Code abbreviates them, with other spellings in use. */
export const ranks = {
  'subsp.': { rank: 'subspecies', spellings: ['subsp', 'ssp.', 'ssp'] },
  'var.': { rank: 'variety', spellings: ['var', 'v.', 'varietas'] },
  'subvar.': { rank: 'subvariety', spellings: ['subvar'] },
  'f.': { rank: 'form', spellings: ['fo.', 'fm.', 'fma.', 'form.', 'forma'] },
  'subf.': { rank: 'subform', spellings: ['subforma'] },
  'f.sp.': { rank: 'forma specialis', spellings: ['f.spec.'] },
  'nothosubsp.': { rank: 'nothosubspecies', spellings: ['nothossp.'] },
  'nothovar.': { rank: 'nothovariety', spellings: ['nothovar'] },
  'nothof.': { rank: 'nothoform', spellings: ['nothof'] },
} as const

/** Ranks between genus and species. */
export const infragenericRanks = {
  'subg.': { rank: 'subgenus', spellings: ['subgen.', 'subgenus'] },
  'sect.': { rank: 'section', spellings: ['sect', 'section', 'sectio'] },
  'subsect.': { rank: 'subsection', spellings: ['subsect', 'subsection'] },
  'ser.': { rank: 'series', spellings: ['ser', 'series'] },
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

/** The rank between genus and species that a word means. */
export const infragenericRankOf = (word: string | undefined) => abbreviationOf(infragenericRanks, word)
