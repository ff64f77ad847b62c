import { hasOneOf, intentOf, subjects, withoutFillers, words } from './intent'

/** What is asked of food, and the seasons. */
const subjectsOfPages = {
  nutrition: words(
    'carb carbs carbohydrate carbohydrates calorie calories protein proteins fibre fiber nutrition nutritional vitamin vitamins keto iron potassium selenium fattening ' +
      'carbohidratos hidratos calorias proteina proteinas fibra nutricion nutricional vitamina vitaminas hierro potasio selenio engorda engordan ' +
      'carboidratos nutricao ferro selenio',
  ),
  season: words(
    'season seasons spring summer autumn fall winter now today temporada temporadas epoca primavera verano otono invierno ahora hoy verao outono inverno agora hoje month months mes meses',
  ),
}

/** The page of the site that a query asks for: what mushrooms contain, or when they grow. */
export function askedPage(queryWords: readonly string[]): 'nutrition' | 'season' | null {
  const others = withoutFillers(queryWords).filter((word) => !subjects.has(word))
  if (hasOneOf(others, subjectsOfPages.nutrition) && intentOf(queryWords) === null) return 'nutrition'
  const isAboutSeason = others.every((word) => subjectsOfPages.season.has(word) || growthWords.has(word))
  return isAboutSeason && hasOneOf(others, subjectsOfPages.season) ? 'season' : null
}

/** Whether a query is about a season, besides other things such as a region. */
export const namesSeason = (queryWords: readonly string[]): boolean =>
  hasOneOf(queryWords, subjectsOfPages.season)

/** Words of questions about seasons: that one begins, or that something grows in it. */
const growthWords = words(
  'grow grows start starts begin begins find found pick picking forage edible wild sale salen encontrar encuentran recoger recolectar crecen salir empieza comienza empiezan silvestres comestibles nasce nascem crescem comeca apanhar colher comestiveis',
)
