import { hasOneOf, intentOf, subjects, withoutFillers, words } from './intent'

/** What is asked of food, and the seasons. */
const subjectsOfPages = {
  nutrition: words(
    'carb carbs carbohydrate carbohydrates calorie calories protein proteins fibre fiber nutrition nutritional vitamin vitamins keto ' +
      'carbohidratos hidratos calorias proteina proteinas fibra nutricion nutricional vitamina vitaminas ' +
      'carboidratos nutricao',
  ),
  season: words(
    'season seasons spring summer autumn fall winter temporada temporadas epoca primavera verano otono invierno verao outono inverno',
  ),
}

/** The page of the site that a query asks for: what mushrooms contain, or when they grow. */
export function askedPage(queryWords: readonly string[]): 'nutrition' | 'season' | null {
  const others = withoutFillers(queryWords).filter((word) => !subjects.has(word))
  if (hasOneOf(others, subjectsOfPages.nutrition) && intentOf(queryWords) === null) return 'nutrition'
  const isAboutSeason = others.every((word) => subjectsOfPages.season.has(word) || growthWords.has(word))
  return isAboutSeason && hasOneOf(others, subjectsOfPages.season) ? 'season' : null
}

/** Words of questions about seasons: that one begins, or that something grows in it. */
const growthWords = words(
  'grow grows start starts begin begins edible wild sale salen crecen empieza comienza empiezan silvestres comestibles nasce nascem crescem comeca comestiveis',
)
