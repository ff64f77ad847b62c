import type { ProductSample } from '@sample/marketplace-types'

export const lookAlikesEveningCourse: ProductSample = {
  slug: 'look-alikes-evening-course',
  title: {
    en: 'Look-alikes: three evenings',
    es: 'Posibles confusiones: tres tardes',
    pt: 'Confusões possíveis: três noites',
  },
  summary: {
    en: 'Pairs that are taken for each other, laid side by side as dried and fresh material.',
    es: 'Parejas que se confunden, puestas una junto a otra en seco y en fresco.',
    pt: 'Pares que se confundem, lado a lado, secos e frescos.',
  },
  description: {
    en: 'The death cap beside field mushrooms, _Galerina_ beside everything brown on wood. At the end nobody gets a certificate, only more doubt, which is the aim.',
    es: 'La oronja verde junto a los champiñones de prado, _Galerina_ junto a todo lo pardo sobre madera. Al final nadie recibe un diploma, solo más dudas, que es de lo que se trata.',
    pt: 'O chapéu-da-morte ao lado dos champignons do campo, _Galerina_ ao lado de tudo o que é marrom na madeira. No fim ninguém recebe diploma, só mais dúvidas, que é o objetivo.',
  },
  categories: ['educational/courses'],
  vendor: 'quiet-lens-room',
  species: ['amanita-phalloides', 'galerina-marginata', 'agaricus-campestris'],
  price: 60,
  currency: 'USD',
  item: 'course',
  holds: { quantity: 3, unit: 'piece' },
  stock: 20,
  quality: ['expertIdentified'],
  sourcing: ['ownLaboratory'],
  badges: [],
  sku: 'QL-CO-LOOK',
  facts: [
    { label: 'duration', value: { en: '3 × 2 hours', es: '3 × 2 horas', pt: '3 × 2 horas' } },
    {
      label: 'place',
      value: { en: 'Rochester, New York', es: 'Rochester, Nueva York', pt: 'Rochester, Nova York' },
    },
  ],
  tabs: [
    {
      title: 'who',
      text: {
        en: 'For foragers before they forage, not instead of a teacher in the woods.',
        es: 'Para quien va a recolectar, antes; no en lugar de un maestro en el monte.',
        pt: 'Para quem vai colher, antes; não no lugar de um professor no mato.',
      },
    },
  ],
  publishedAt: '2025-08-14',
}
