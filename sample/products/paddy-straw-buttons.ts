import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'
import { plainText } from '@sample/words'

export const paddyStrawButtons: ProductSample = {
  slug: 'paddy-straw-buttons',
  title: { en: 'Paddy straw buttons', es: 'Setas de paja aún cerradas', pt: 'Cogumelo-palha em botão' },
  summary: {
    en: 'Straw mushrooms picked as closed eggs, sold only within a day’s drive of the farm.',
    es: 'Setas de paja recogidas como huevos cerrados; solo a un día de carretera de la finca.',
    pt: 'Cogumelo-palha colhido como ovo fechado, vendido só a um dia de estrada do sítio.',
  },
  description: {
    en: '_Volvariella volvacea_ in the egg stage, from rice-straw beds under glass. They cannot bear the cold and do not travel: order for Tuesday or Friday. Never gather wild look-alikes: a young death cap is an egg too, and only an expert tells them apart.',
    es: '_Volvariella volvacea_ en fase de huevo, de camas de paja de arroz bajo cristal. No soporta el frío ni los viajes: se pide para el martes o el viernes. No recojas parecidas en el campo: una oronja verde joven también es un huevo y solo un experto las distingue.',
    pt: '_Volvariella volvacea_ na fase de ovo, de canteiros de palha de arroz sob vidro. Não suporta frio nem viagem: peça para terça ou sexta. Não colha parecidos no mato: o chapéu-da-morte jovem também é um ovo, e só um especialista distingue.',
  },
  categories: ['mushroom/fresh'],
  vendor: 'sitio-chapeu-de-barro',
  species: ['volvariella-volvacea'],
  price: 24,
  currency: 'BRL',
  item: 'basket',
  holds: { quantity: 300, unit: 'g' },
  stock: 18,
  quality: ['checkedByHand'],
  sourcing: ['farmGrown', 'strawFromNeighbours'],
  badges: ['vegan', 'glutenFree', 'smallFarm', 'locallySourced'],
  shipping: { weight: 340, weightUnit: 'g', size: [16, 10, 16], lengthUnit: 'cm' },
  sku: 'CB-PAL-300',
  facts: [
    { label: 'origin', value: plainText('Mogi das Cruzes, São Paulo') },
    { label: 'shelfLife', value: { en: '2 days at 14 °C', es: '2 días a 14 °C', pt: '2 dias a 14 °C' } },
  ],
  tabs: [
    {
      title: 'cook',
      text: sentences(
        {
          en: 'Scald them first, then into soup or a wok. They hold their shape and take on any broth.',
          es: 'Escáldalas primero y pásalas a la sopa o al wok. Conservan la forma y toman el sabor de cualquier caldo.',
          pt: 'Escalde primeiro e leve à sopa ou ao wok. Mantêm a forma e pegam o gosto de qualquer caldo.',
        },
        neverRaw(10),
      ),
    },
  ],
  publishedAt: '2026-05-01',
}
