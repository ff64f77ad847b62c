import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const stillAirBox: ProductSample = {
  slug: 'still-air-box',
  title: {
    en: 'Still-air box with sleeves',
    es: 'Caja de aire quieto con mangas',
    pt: 'Caixa de ar parado com mangas',
  },
  summary: {
    en: 'A clear box with two arm holes: clean enough for a kitchen table and a steady hand.',
    es: 'Una caja transparente con dos huecos: limpia de sobra para la mesa de la cocina y un pulso firme.',
    pt: 'Uma caixa transparente com dois furos: limpa o bastante para a mesa da cozinha e mão firme.',
  },
  description: {
    en: 'No fan, no noise, nothing to break. The front lifts off for cleaning and the sleeves are sewn from washable cloth.',
    es: 'Sin ventilador, sin ruido, nada que se rompa. El frente se quita para limpiar y las mangas son de tela lavable.',
    pt: 'Sem ventilador, sem ruído, nada para quebrar. A frente sai para limpar e as mangas são de tecido lavável.',
  },
  categories: ['growing/equipment/flow-hoods'],
  drawing: 'still-air-box',
  vendor: 'micelios-tres-acequias',
  species: [],
  price: 49,
  currency: 'EUR',
  item: 'box',
  holds: { quantity: 1, unit: 'piece' },
  stock: 33,
  quality: ['cleanRoom'],
  sourcing: ['reusedMaterial'],
  badges: [],
  shipping: { weight: 3.6, weightUnit: 'kg', size: [62, 40, 42], lengthUnit: 'cm' },
  sku: 'TA-FH-SAB',
  facts: [
    { label: 'dimensions', value: plainText('60 × 38 × 40 cm') },
    { label: 'material', value: { en: 'Acrylic, cotton', es: 'Acrílico, algodón', pt: 'Acrílico, algodão' } },
  ],
  tabs: [
    {
      title: 'safety',
      text: {
        en: 'Never spray alcohol inside near a flame: the box holds the vapour.',
        es: 'Nunca pulverices alcohol dentro cerca de una llama: la caja retiene el vapor.',
        pt: 'Nunca borrife álcool dentro perto de chama: a caixa segura o vapor.',
      },
    },
  ],
  publishedAt: '2025-09-18',
}
