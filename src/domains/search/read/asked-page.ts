import { hasOneOf, intentOf, isFiller, subjects, withoutFillers, words } from './intent'

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

/** What people ask of a shop besides its goods: words that say what is asked, and those that may stand beside them. */
const services = {
  delivery: {
    wanted: words(
      'shipping ship ships delivery deliver delivers postage envio envios envian portes entrega entregas entregan frete enviam',
    ),
    others: null,
  },
  orders: {
    wanted: words('order orders pedido pedidos encomenda encomendas refund refunds reembolso'),
    others: words(
      'status track tracking return returns cancel change late missing want i my estado seguimiento devolver devolucion devoluciones cancelar cambiar hice realizado ' +
        'rastrear rastreio devolucao trocar cade quero quiero esta minha meus minhas mis ver',
    ),
  },
  selling: {
    wanted: words('sell selling seller vender vendo vendedor vendedora'),
    others: words(
      'become register join here mis hacerme ser registrarme aqui web sitio quiero quero meus virar site',
    ),
  },
  contact: {
    wanted: words('contact contacto contactar contato contatar'),
    others: words('us you email phone details correo telefono email telefone fale conosco'),
  },
  openData: {
    wanted: words('data dataset datasets datos dados'),
    others: words(
      'open free download csv json api abiertos abertos descargar baixar about of sobre conjunto',
    ),
  },
  account: {
    wanted: words('account password login cuenta contrasena conta senha'),
    others: words(
      'he i forgot forgotten reset change delete close create my sign in log olvide olvidado olvidada recuperar cambiar borrar eliminar crear cerrar ' +
        'esqueci mudar alterar apagar excluir criar minha',
    ),
  },
}

/** Readers who look for a present do not know which. */
const gifts = words('gift gifts regalo regalos presente presentes')

type Service = keyof typeof services

const serviceNames = Object.keys(services) as Service[]

/** What a query asks of the shop: “order status”. Delivery may be to any place. */
const askedService = (queryWords: readonly string[]): Service | null => {
  // “Shipping cost” asks for no goods.
  const rest = queryWords.filter((word) => !isFiller(word))
  const isAsked = (name: Service) => {
    const { wanted, others } = services[name]
    const mayStandBeside = (word: string) =>
      wanted.has(word) || others === null || others.has(word) || subjects.has(word) || isFiller(word)
    return hasOneOf(queryWords, wanted) && queryWords.every(mayStandBeside) && intentOf(rest) === null
  }
  return serviceNames.find(isAsked) ?? null
}

/** Pages that answer a query, or list what it asks for. */
export type AskedPage = 'nutrition' | 'season' | 'recipes' | 'guides' | 'products' | Service

/** The page of the site that a query asks for: what mushrooms contain, when they grow, or what a shop is asked. */
export function askedPage(queryWords: readonly string[]): AskedPage | null {
  const service = askedService(queryWords)
  if (service) return service
  if (hasOneOf(queryWords, gifts)) return 'products'
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
