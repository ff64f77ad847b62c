/** The end of a word and what it becomes in the plural; null for a word that stays as it is. The first that fits is right. */
type Ending = readonly [ending: RegExp, plural: string | null]

const catalan: readonly Ending[] = [
  [/ós$/, 'osos'],
  [/[sxç]$/, null],
  [/à$/, 'ans'],
  [/[èé]$/, 'ens'],
  [/í$/, 'ins'],
  [/ó$/, 'ons'],
  [/ú$/, 'uns'],
  [/gua$/, 'gües'],
  [/ca$/, 'ques'],
  [/ga$/, 'gues'],
  [/ça$/, 'ces'],
  [/ja$/, 'ges'],
  [/a$/, 'es'],
  [/$/, 's'],
]

const galician: readonly Ending[] = [
  [/s$/, null],
  [/r$/, 'res'],
  [/z$/, 'ces'],
  [/l$/, 'is'],
  [/$/, 's'],
]

function withEnding(word: string, endings: readonly Ending[]): string {
  const [ending, plural] = endings.find(([one]) => one.test(word)) ?? []
  return ending && plural ? word.replace(ending, plural) : word
}

/** A noun and its adjectives in the plural, up to what they are of: “rovellons de cabra”, “gírgoles d’olivera”. */
function romancePlural(name: string, endings: readonly Ending[]): string {
  const words = name.split(' ')
  const end = words.findIndex((word) => /^(?:de|del|dels|do|da|dos|das|d[’'].+)$/.test(word))
  return words.map((word, at) => (end < 0 || at < end ? withEnding(word, endings) : word)).join(' ')
}

/** The last word takes the article: “gibelurdina” is the gibelurdin, “gibelurdinak” are several. */
const basqueForms = (name: string): string[] =>
  name.endsWith('a') ? [`${name}k`] : [`${name}a`, `${name}ak`]

/** Forms of a name that readers search for, in languages of Spain whose plurals no rule of the site's languages knows. */
export function otherForms(name: string, language: string): string[] {
  const [code] = language.split('-')
  const forms =
    code === 'ca'
      ? [romancePlural(name, catalan)]
      : code === 'gl'
        ? [romancePlural(name, galician)]
        : code === 'eu'
          ? basqueForms(name)
          : []
  return forms.filter((form) => form !== name)
}
