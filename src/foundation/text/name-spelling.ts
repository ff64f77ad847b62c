/** What people write in several ways in names, and the one way in which they are read; in this order. */
const spellings: readonly [written: RegExp, read: string][] = [
  [/_/g, ' '],
  [/×/g, ' × '],
  [/^x(?=\p{Lu}\p{Ll}{2})/u, '× '],
  [/\bnothosp(?:\.|ecies)?(?=\s)/g, '×'],
  [/(?<=^\p{Lu}\p{Ll}+ )(?:spec(?:\.(?=\s|$)|ies(?= \d|$))|esp[eé]cie(?= \d|$))/u, 'sp.'],
  [/(?<=^\p{Lu}\p{Ll}+ )spp?(?=\d+$)/u, 'sp. '],
  // An abbreviated genus without a space: `A.muscaria`.
  [/^(\p{Lu}\p{Ll}?\.)(?=\p{Ll}{3})/u, '$1 '],
  [/(?<=\s)(?:cv|cultivar)(?=\s)/g, 'cv.'],
  [/(?<=\s)(nom|comb|stat)\.? (prov|nud|illeg|inval|dub|cons|rej|ambig|nov)(?=\s|$)/g, '$1. $2.'],
  // A comma before the status of a name, and brackets around it.
  [/,(?=\s(?:nom|comb|stat)\.)/g, ''],
  [/[([]((?:nom|comb|stat|sp)\. [a-z]+\.?|ined\.?)[)\]]$/g, '$1'],
  // What ends a sentence or a list ends no name.
  [/(?<=^\p{Lu}\p{Ll}+ (?!ined\b)\p{Ll}{4,})[.,;]+$/u, ''],
  // A question mark stands for itself, wherever it is.
  [/\(\?\)|\?/g, ' ? '],
  // Ranks in capitals, in brackets or in front of their name without a space: `VAR. alba`, `[var.] alba`, `var.alba`.
  [/(?<=\s)(?:VAR|Var)\b/g, 'var'],
  [/(?<=\s)(?:SUBSP|Subsp|SSP|Ssp)\b/g, 'subsp'],
  [/\[(subsp|ssp|var|f)\.?\]/g, '$1.'],
  [/(?<=\s)(subsp|ssp|var|subvar|f|sp|cf|aff)\.(?=\p{Ll}{2}[\p{Ll}-]*(?:\s|$)|\d)/gu, '$1. '],
  [/(?<=\s)(?:f\. ?sp(?:ec)?\. ?|f sp\.? |forma specialis )(?=\S)/g, 'f.sp. '],
  [/\((subg|subgen|sect)\.? (\p{Lu}\p{Ll}+)\)/gu, '$1. $2'],
  // Authors that follow a name without a space, or with a comma.
  [/(?<=\s\p{Ll}{3,}),?(?=\()/gu, ' '],
  [/^(\S+ \p{Ll}{3,}), ?(?=\p{Lu})/u, '$1 '],
  // How widely a name is meant.
  [/(?<=\s)s\. (?=(?:l|lat|str|s)\.(?:\s|$))/g, 's.'],
  [/(?<=\s)(?:ss?|sens)\. ?(lato|stricto)(?=\s|$)/g, 'sensu $1'],
  [/(?<=\s)ss (?=\p{Lu}|auct)/gu, 'sensu '],
  [/(?<=\s)(?:ss\.|sens(?:u|\.)) (lat|str)\./g, 's.$1.'],
  [/(?<=\s)s\.?(l|s|lat|str)(?=\s|$)/g, 's.$1.'],
  [/(?<=\s)(agg|coll)(?=\s|$)/g, '$1.'],
  [/(?<=\s)aggr\.?(?=\s|$)/g, 'agg.'],
  [/(?<=\s)(?:grp\.?|grupo)(?=\s|$)/g, 'group'],
  [/(?<=\s)(?:complejo|complexo|cplx\.?)(?=\s|$)/g, 'complex'],
  [/(?<=\s\p{Ll}{3,})-(?=(?:agg\.?|group|complex)(?:\s|$))/gu, ' '],
  [/[([](agg\.|s\.l\.|s\.str\.|sensu (?:lato|stricto)|group|complex)[)\]]/g, '$1'],
  // A group, before the epithet of its best known species: `Russula ex gr. emetica`.
  [/(?<=^\p{Lu}\p{Ll}+ )(?:ex\.? )?(?:gr\.?|grex|group) (?=\p{Ll}{3})/u, 'gr. '],
  [/(?<=\s)(?:sp\.|spp\.|species) (?=(?:complex|group)(?:\s|$))/g, ''],
  [/(?<=\s)n\. ?(sp|subsp|var|f)\.(?=\s|$)/g, '$1. nov.'],
  [/(?<=\s)(?:gen\. (?:et|&) )?(sp|subsp|var|f|gen)\. ?n(?:ov)?\.?$/g, '$1. nov.'],
  [/(?<=\s)n(?:ov)?\. ?(sp|subsp|var|f|gen)\.?$/g, '$1. nov.'],
  // What is not certain, or near something else.
  [/(?<=^|\s)(?:cfr\.?|c\.f\.|confer)(?=\s)/gi, 'cf.'],
  [/\(((?:cf|aff)\.)\)/g, '$1'],
  [/(?<=\s)(?:nr\.?|near|prope|af\.)(?=\s\p{L}{2})/gu, 'aff.'],
  // A genus that is repeated: `Amanita cf. A. muscaria`.
  [/(?<=^(\p{Lu})\p{Ll}+ (?:spp?\.? )?(?:cf|aff)\.? )\1\p{Ll}*\.? (?=\p{Ll})/u, ''],
]

/** A name with its parts apart, in one spelling. */
export const usualSpelling = (text: string): string =>
  spellings.reduce((name, [written, read]) => name.replace(written, read), text.normalize('NFC'))
