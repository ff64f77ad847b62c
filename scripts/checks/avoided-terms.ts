// Words that the Spanish and Portuguese texts avoid, in messages and in the sample content: see "Style" in CONTRIBUTING.md.

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
  'nunca (?:provar|colher)',
]

const avoided = { es: wholeWord(spanish.join('|')), pt: wholeWord(portuguese.join('|')) }

/** Returns the first avoided term in a text. */
export const findAvoidedTerm = (language: 'es' | 'pt', text: string) => avoided[language].exec(text)?.[0]
