import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const reishiCultureSlant: ProductSample = {
  slug: 'reishi-culture-slant',
  title: { en: 'Reishi culture slant', es: 'Cultivo de reishi en tubo', pt: 'Cultura de reishi em tubo' },
  summary: {
    en: 'A strain that makes antlers in closed bags and conks in open rooms.',
    es: 'Una cepa que forma cuernos en bolsa cerrada y repisas en sala ventilada.',
    pt: 'Uma linhagem que forma chifres em saco fechado e orelhas em sala arejada.',
  },
  description: {
    en: '_Ganoderma lingzhi_, the cultivated Asian species: fast, tough and forgiving. The film on the agar is leathery; cut it with a blade, a loop slides off.',
    es: '_Ganoderma lingzhi_, la especie asiática que se cultiva: rápida, resistente y agradecida. La piel sobre el agar es correosa: córtala con hoja, el asa resbala.',
    pt: '_Ganoderma lingzhi_, a espécie asiática cultivada: rápida, resistente e generosa. A película sobre o ágar é dura: corte com lâmina, a alça escorrega.',
  },
  categories: ['growing/genetics/culture-slant'],
  vendor: 'slate-roof-cultures',
  species: ['ganoderma-lingzhi'],
  price: 19,
  currency: 'USD',
  item: 'tube',
  holds: { quantity: 1, unit: 'piece' },
  stock: 14,
  quality: ['cleanRoom'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 60, weightUnit: 'g', size: [4, 4, 18], lengthUnit: 'cm' },
  sku: 'SR-CS-GL',
  facts: [
    { label: 'strain', value: plainText('SR-GL-01') },
    { label: 'storage', value: plainText('4–8 °C') },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Reishi minds the cold; keep the tube in the door of the fridge.',
        es: 'El reishi no ama el frío; guarda el tubo en la puerta de la nevera.',
        pt: 'O reishi não gosta de frio; guarde o tubo na porta da geladeira.',
      },
    },
  ],
  publishedAt: '2026-03-02',
}
