import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'
import { plainText } from '@sample/words'

export const lionsManeHeads: ProductSample = {
  slug: 'lions-mane-heads',
  title: {
    en: 'Lion’s mane, whole heads',
    es: 'Melena de león en cabezas enteras',
    pt: 'Juba-de-leão em cabeças inteiras',
  },
  summary: {
    en: 'Two or three white heads, firm and dry, with spines under a centimetre long.',
    es: 'Dos o tres cabezas blancas, firmes y secas, con púas de menos de un centímetro.',
    pt: 'Duas ou três cabeças brancas, firmes e secas, com acúleos de menos de um centímetro.',
  },
  description: {
    en: '_Hericium erinaceus_ picked young, when the spines are short and the flesh is still tight. Older heads turn yellow and bitter; these are sent on the day they are cut.',
    es: '_Hericium erinaceus_ cosechado joven, con las púas cortas y la carne prieta. Las cabezas viejas amarillean y amargan; estas salen el mismo día del corte.',
    pt: '_Hericium erinaceus_ colhido novo, com acúleos curtos e carne ainda densa. As cabeças velhas amarelam e amargam; estas saem no dia do corte.',
  },
  categories: ['mushroom/fresh'],
  vendor: 'cogumelos-banco-de-nevoa',
  species: ['hericium-erinaceus'],
  price: 9.8,
  currency: 'EUR',
  item: 'box',
  holds: { quantity: 300, unit: 'g' },
  stock: 22,
  sale: { price: 8.5, label: 'harvest', from: '2025-01-01T00:00:00Z', to: '2090-01-01T00:00:00Z' },
  quality: ['coldChain', 'firstGrade'],
  sourcing: ['farmGrown'],
  badges: ['vegan', 'glutenFree', 'pesticideFree', 'smallFarm'],
  shipping: { weight: 360, weightUnit: 'g', size: [18, 12, 18], lengthUnit: 'cm' },
  sku: 'BN-LM-300',
  facts: [
    { label: 'origin', value: plainText('Aveiro, Portugal') },
    { label: 'shelfLife', value: { en: '8 days at 3 °C', es: '8 días a 3 °C', pt: '8 dias a 3 °C' } },
  ],
  tabs: [
    {
      title: 'cook',
      text: sentences(
        {
          en: 'Slice two fingers thick, press in a hot pan under a second pan until the water is out, then butter. It pulls apart like crab.',
          es: 'Corta rodajas de dos dedos, prénsalas en la sartén caliente con otra encima hasta que suelten el agua y añade mantequilla. Se deshilacha como el cangrejo.',
          pt: 'Corte em fatias de dois dedos, prense na frigideira quente com outra por cima até soltar a água e junte manteiga. Desfia como caranguejo.',
        },
        neverRaw(10),
      ),
    },
  ],
  publishedAt: '2026-05-22',
}
