import type { SearchKind } from '@/domains/search/entry'

/** Words, separated by spaces. */
export const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words of people who want to grow, cook or buy something, in the three languages and without accents. */
const intents = {
  guides: words(
    'grow growing cultivate cultivation cultivar cultivo cultivando crecer plantar plantio guide guia tutorial',
  ),
  recipes: words(
    'recipe recipes soup stew risotto risoto pasta taco tacos burger omelette stroganoff pickled ' +
      'pizza lasagna curry ramen quiche carpaccio gravy gnocchi ' +
      'receta recetas sopa guiso guisado revuelto tortilla arroz ensalada croquetas empanada quesadillas escabeche ' +
      'caldo lasana canelones hamburguesa noquis fajitas ' +
      'receita receitas ensopado macarrao massa omelete salada estrogonofe strogonoff strogonof ' +
      'lasanha hamburguer nhoque',
  ),
  products: words(
    'gift gifts knife knives basket baskets poster posters sticker stickers regalo regalos navaja navajas cuchillo cesta cestas cesto poster pegatinas presente presentes canivete faca ' +
      'kit kits spawn dried powder capsule capsules tincture tinctures extract extracts syringe syringes swab swabs print prints agar book books bag bags tea coffee chocolate gummies hoodie shirt hat tote microscope sterilizer autoclave block blocks grain substrate plugs fresh buy shop price cost costs ' +
      'semilla micelio seco seca secos secas polvo capsula capsulas tintura tinturas extracto jeringa libro libros bolsa cafe camiseta sudadera gorro microscopio bloque bloques sustrato comprar tienda precio cuesta cuestan vale valen frescas frescos ' +
      'po extrato seringa livro livros sacola camisa moletom microscopio bloco blocos substrato loja preco custa custam',
  ),
}

/** Whether a word asks for a kind of result, and so is no misspelt name: “pizza”. */
export const isOfIntent = (word: string): boolean => Object.values(intents).some((wanted) => wanted.has(word))

const isIntent = (kind: SearchKind): kind is keyof typeof intents => kind in intents

/** Dishes by two words of which the second is no dish: “crema” is a colour as well. */
const dishes = /\b(?:cream of|crema de|creme de) /

/** What a product is as well as an ingredient of a recipe. */
const states = words('dried fresh seca seco secas secos frescas frescos')

/** Words that only say what someone wants, and articles, prepositions and pronouns: they stand in every text. */
const fillers = words(
  'buy shop price cost costs online cheap cheaper cheapest whats where cant dont doesnt isnt not comprar tienda precio cuesta cuestan vale valen kilo per pound pounds barato baratos barata baratas donde onde loja preco custa custam quilo nao ' +
    'near best better mejor mejores melhor melhores find encontrar encontro encontram world mundo system sistema list lista crece crecen cresce crescem nasce nascem shipping delivery envio envios entrega frete can may should have why you ' +
    'puedo podemos puede pueden debo posso pode podem devo ' +
    'when much many take takes cuando cuanto cuanta cuantos cuantas tiempo tarda tardan quando quanto quanta quantos quantas tempo demora ' +
    'look looks like appear appears hago hacer parece parecen aparecen aparecer faco fazer parecem aparecem ' +
    'a an the of on in at by to for with without and or is are this that these those it its i my what which how do does ' +
    'el la los las un una unos unas de del al en con sin por para y o u es son esta este esto estas estos que cual se mi como hay ' +
    'o os as um uma uns umas do da dos das no na nos nas com sem e ou sao essa esse isso isto qual meu minha ha',
)

/** What everything here is about: a text can be about it without the word. */
export const subjects = words(
  'mushroom mushrooms fungus fungi seta setas hongo hongos cogumelo cogumelos fungo fungos',
)

/** What is asked of it: names do not differ by these. */
const generic = words(
  'symptom symptoms sintoma sintomas recipe recipes receta recetas receita receitas season temporada epoca',
)

/** Words of readers who want to tell what can be eaten or have found it, and what they ask about. */
const judging = {
  ways: words(
    'found picked wild yard backyard garden forest woods silvestre silvestres jardin patio monte bosque nasceu nasceram quintal mato jardim floresta encontrei ' +
      'know tell check test distinguish identify recognise recognize beginner beginners saber distinguir diferenciar identificar reconocer prueba truco principiante principiantes reconhecer teste iniciante iniciantes',
  ),
  edibility: words(
    'edible poisonous toxic safe safest eat comer come comen venenosa venenosas venenoso venenosos toxica toxicas toxico comestible comestibles comestivel comestiveis toxicos segura seguras seguro seguros',
  ),
}

/** Whether a query has one of the words. */
export const hasOneOf = (queryWords: readonly string[], wanted: ReadonlySet<string>): boolean =>
  queryWords.some((word) => wanted.has(word))

/** Whether a query asks for a rule that tells edible mushrooms from poisonous ones, and not for goods. */
export const asksForRule = (queryWords: readonly string[]): boolean =>
  hasOneOf(queryWords, judging.ways) &&
  hasOneOf(queryWords, judging.edibility) &&
  !hasOneOf(queryWords, intents.products)

/** Words of those who fear a mushroom: what can harm comes first. */
const fears = words(
  'deadly deadliest death kill kills killer lethal poison poisonous toxic dangerous ' +
    'mortal mortales letal muerte matan mata peligro peligrosa peligrosas peligroso peligrosos venenosa venenosas venenoso venenosos toxica toxicas toxico toxicos ' +
    'mortais letais morte matam perigo perigosa perigosas perigoso perigosos',
)

/** Whether a query is about what can harm: “poisonous mushrooms california”, “cogumelo da morte”. */
export const isAboutDanger = (queryWords: readonly string[]): boolean => hasOneOf(queryWords, fears)

/** How questions begin to which an article is the answer rather than a species. */
const questions = {
  how: words('how why como'),
  /** After what they are about: “spore print how to”, “esporada como se hace”. */
  howLater: /\b(?:how (?:to|do|does|can)|como (?:se|hacer|fazer|puedo|posso))\b/,
  howLong:
    /^(?:how long|when|cuando|quando|(?:(?:en|em) )?(?:cuanto|quanto) (?:tiempo|tempo|tarda|tardan|demora|demoram|dura|duran|duram))\b/,
  /** What may stand before: “se pueden”, “me puedo”. */
  pronouns: words('se me te nos'),
  whether: words(
    'can may should is are do does when puedo podemos puede pueden debo es son hay cuando cuanto cuanta cuantos cuantas ' +
      'posso podemos pode podem devo sao quando quanto quanta quantos quantas',
  ),
}

/** Whether a query asks how or why: “how to clean morels”, “por qué”, “por que”. */
export const asksHow = (queryWords: readonly string[]): boolean => {
  const [first = '', second = ''] = queryWords
  return (
    questions.how.has(first) ||
    (first === 'por' && second === 'que') ||
    questions.howLater.test(queryWords.join(' '))
  )
}

/** Whether a query asks how long something takes, or when: no goods answer that. */
const asksHowLong = (queryWords: readonly string[]): boolean => questions.howLong.test(queryWords.join(' '))

/** Whether a query is a question that an article answers: “can I freeze them”, “se pueden congelar”. */
export const isQuestion = ([first = '', ...rest]: readonly string[]): boolean =>
  asksHow([first, ...rest]) || questions.whether.has((questions.pronouns.has(first) ? rest[0] : first) ?? '')

/** Places in which mushrooms are kept, and what is kept there. */
const larder = words(
  'fridge freezer refrigerator leftover leftovers nevera frigorifico refrigerador congelador sobras geladeira',
)

/** Whether a query is about mushrooms in a kitchen, which may be slimy there as well as in the wood. */
export const asksAboutKeeping = (queryWords: readonly string[]): boolean => hasOneOf(queryWords, larder)

/** Words of those who look for psilocybin. */
const psychoactives = {
  alone: words(
    'psilocybin psilocin psilocybe shroom shrooms cubensis hallucinogenic psychedelic psychedelics ' +
      'psilocibina psilocina alucinogeno alucinogenos alucinogena alucinogenas psicodelico psicodelicos psicoactivo psicoactivos cucumelo ' +
      'psicoativo psicoativos',
  ),
  /** Of mushrooms only. */
  magic: words('magic magico magicos magica magicas'),
}

/** Whether a query is about psychoactive mushrooms, which the law controls and no shop here sells for use. */
export const isAboutPsychoactives = (queryWords: readonly string[]): boolean =>
  hasOneOf(queryWords, psychoactives.alone) ||
  (hasOneOf(queryWords, psychoactives.magic) && hasOneOf(queryWords, subjects))

/** What growers say of a kit or bag that fails, and of what they grow. */
const growing = {
  denials: words('not no wont isnt arent doesnt nothing nada nao ni sin sem nunca why'),
  results: words(
    'grow growing fruiting fruit pinning crece crecen sale salen fructifica cresce crescem nasce nascem frutifica',
  ),
  goods: words(
    'kit kits spawn block blocks bag bags substrate bloque bolsa micelio sustrato bloco saco substrato',
  ),
  own: words('my mis mi meu meus'),
  green: words('green verde verdes'),
  faults: words(
    'mould mold contamination moho mohos contaminacion contaminado mofo bolor contaminacao contaminado',
  ),
}

/** Whether a query is about a culture that fails: “my kit is not fruiting”, “moho en la bolsa”. */
export const asksAboutFailure = (queryWords: readonly string[]): boolean =>
  hasOneOf(queryWords, growing.faults) ||
  (hasOneOf(queryWords, growing.goods) && hasOneOf(queryWords, growing.green)) ||
  (hasOneOf(queryWords, growing.denials) &&
    hasOneOf(queryWords, growing.results) &&
    (hasOneOf(queryWords, growing.goods) || hasOneOf(queryWords, growing.own)))

const placeWords = words('in on under out from around near at by')

const growthWords = words('grow grows growing')

/** Whether a query says where something grows in the wild: “growing in my lawn”, “that grow on dead trees”. */
const growsSomewhere = (queryWords: readonly string[]): boolean =>
  queryWords.some(
    (word, index) => index > 0 && growthWords.has(word) && placeWords.has(queryWords[index + 1] ?? ''),
  ) && !asksHow(queryWords)

/** Whether a query asks for a kit, which is for sale; coffee and grain are what guides grow mushrooms on, too. */
export const asksForKit = (queryWords: readonly string[]): boolean =>
  queryWords.includes('kit') || queryWords.includes('kits')

/** The kinds of result that a query asks for by its words. Goods after guides: “grow kit”. */
export function intentsOf(queryWords: readonly string[]): SearchKind[] {
  if (asksForRule(queryWords)) return []
  if (asksAboutFailure(queryWords)) return ['guides']
  if (asksHowLong(queryWords) && hasOneOf(queryWords, growing.goods)) return ['guides']
  const isRecipe = hasOneOf(queryWords, intents.recipes) || dishes.test(queryWords.join(' '))
  const goods = isRecipe ? queryWords.filter((word) => !states.has(word)) : queryWords
  return [
    ...(hasOneOf(queryWords, intents.guides) && !growsSomewhere(queryWords) ? ['guides' as const] : []),
    ...(isRecipe ? ['recipes' as const] : []),
    // “How to take a spore print” asks for no goods.
    ...(hasOneOf(goods, intents.products) && !asksHow(queryWords) && !asksHowLong(queryWords)
      ? ['products' as const]
      : []),
  ]
}

/** The words of a query besides those that ask for a kind of result: what a recipe or a kit must be of. */
export const withoutIntent = (queryWords: readonly string[], kind: SearchKind): string[] => {
  const wanted = isIntent(kind) ? intents[kind] : null
  return queryWords.filter((word) => !wanted?.has(word))
}

/** The kind of result that a query asks for most probably; null for a name. */
export const intentOf = (queryWords: readonly string[]): SearchKind | null =>
  intentsOf(queryWords).at(-1) ?? null

export const isFiller = (word: string): boolean => fillers.has(word)

export const isGeneric = (word: string): boolean => subjects.has(word) || generic.has(word)

/** The words that texts are searched for: “mushroom” only where nothing else is asked. */
export function wordsForTexts(queryWords: readonly string[]): string[] {
  const rest = withoutFillers(queryWords)
  const specific = rest.filter((word) => !subjects.has(word))
  return specific.length > 0 ? specific : rest
}

/** The words that are marked in results. */
export function withoutFillers(queryWords: readonly string[]): string[] {
  const rest = queryWords.filter((word) => !fillers.has(word))
  return rest.length > 0 ? rest : [...queryWords]
}
