/** How people ask what a word means, before it and after it. */
const asking = {
  before:
    /^(?:whats|what (?:is|are|does)|define|(?:meaning|definition) of|que (?:es|son|significa|quiere decir)|(?:significado|definicion) de|o que (?:e|sao|significa|quer dizer)) (?:(?:an?|the|el|la|los|las|una?|os?|as?|uma) )?/,
  after:
    /^(.+?) (?:mean|means|meaning|definition|que (?:es|son|significa)|significado|o que (?:e|significa))$/,
  explicit:
    /\b(?:means?|meaning|define|definition|significa|significado|definicion|quiere decir|quer dizer|(?:differences?|diferencias?|diferencas?) (?:between|entre))\b/,
}

/** What says the same in words that names and texts have. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/\b(?:for sale|en venta|a venda)\b/, 'buy'],
  [/\b(?:not|non) edible\b/, 'poisonous'],
  [/\bno comestible(s?)\b/, 'venenosa$1'],
  // In Portuguese, the stem of “grávida” is that of “grave”.
  [/\bgravidas?\b/, 'gestante'],
  [/\bnao comestive(?:l|is)\b/, 'venenosos'],
  [/\bbrillan? (?:en la oscuridad|de noche|por la noche|a oscuras)\b/, 'bioluminiscente'],
]

/** A query without the words that ask for a meaning: “what is a veil”. */
function withoutAsking(text: string): string {
  const rest = text.replace(asking.before, '')
  return asking.after.exec(rest)?.[1] ?? (rest || text)
}

/** Whether a query may ask for a definition: “qué es el micelio”. */
export const mayAskForDefinition = (queryWords: readonly string[]): boolean => {
  const text = queryWords.join(' ')
  return withoutAsking(text) !== text
}

/** Whether a query asks what a word means, and not which mushroom somebody has found: “what does decurrent mean”. */
export const asksForMeaning = (queryWords: readonly string[]): boolean =>
  asking.explicit.test(queryWords.join(' '))

/** The words that are searched for: “setas no comestibles” are poisonous ones, not edible ones. */
export function meantWords(queryWords: readonly string[]): string[] {
  const text = replacements.reduce(
    (result, [pattern, meaning]) => result.replace(pattern, meaning),
    queryWords.join(' '),
  )
  return withoutAsking(text).split(' ')
}
