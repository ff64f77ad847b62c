// What texts avoid, in messages and in the sample content: straight quotation marks and those of another language, and in
// Spanish and Portuguese the terms that have a better one in "Style" in CONTRIBUTING.md.

const wholeWord = (words: string) => new RegExp(`(?<![-\\p{L}])(?:${words})(?![-\\p{L}])`, 'iu')

const spanish = [
  'cog(?:er|erse|ido|idos|e|en|idas?)',
  'acerca de',
  'estípites?',
  'esclerodermia',
  'usted',
  'pedos? de lobo',
  '(?:bajo|borde d)el sombrero|sombrero con láminas',
  'más gustad[oa]s?',
  'clitocibes blancas|amantes? del calor|una manía',
  // Infinitives and the formal address where the reader is "tú".
  'no (?:probar|comer|recolectar) nunca',
  'nunca (?:probar|recolectar)',
  'd[eé]le la vuelta|pártal[ao]s?',
]

const portuguese = [
  'sósias?|duplos? (?:venenosos?|mortal|mortais)',
  'pranchas?',
  'relva|sebes?|choupos?|urtiga(?:l|is)',
  'castanhos?|pard[oa]s?|acastanhad[oa]s?|pardacent[oa]s?',
  'morquelas?|parass[oó]l|cantarelas?|cicutas?-verdes?',
  'talos?|estípites?|lamelas?|decorrentes?(?! d[aeo])',
  'rij[oa]s?|partilham?|noutr[oa]s?|ao comprido|câimbras?',
  'esclerodermia',
  'corpos? frutíferos?',
  'falências? (?:renal|renais|hepáticas?)|azulantes?',
  'nunca (?:provar|colher)',
]

const avoided = {
  en: [/[«»"]|\p{L}'/u],
  es: [/[“”"]|\p{L}'/u, wholeWord(spanish.join('|'))],
  pt: [/[«»"]|\p{L}'/u, wholeWord(portuguese.join('|'))],
}

/** Returns the first avoided term or quotation mark in a text. */
export function findAvoidedTerm(language: keyof typeof avoided, text: string): string | undefined {
  return avoided[language].map((pattern) => pattern.exec(text)?.[0]).find(Boolean)
}
