import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const windowsillOysterKit: ProductSample = {
  slug: 'windowsill-oyster-kit',
  title: {
    en: 'Windowsill oyster kit, school boxes',
    es: 'Kit de seta de ostra para ventana, cajas para escuelas',
    pt: 'Kit de shimeji para janela, caixas para escolas',
  },
  summary: {
    en: 'Blocks of alder sawdust that fruit ten days after a cross is cut, by the box for a class.',
    es: 'Bloques de serrín de aliso que dan setas a los diez días de cortar una cruz, por cajas para una clase.',
    pt: 'Blocos de serragem de amieiro que dão cogumelos dez dias depois de cortar uma cruz, em caixas para uma turma.',
  },
  description: {
    en: 'Cut, spray twice a day, watch. Children look and spray, grown-ups cut and cook. Spores bother some chests; harvest before the caps flatten.',
    es: 'Se corta, se pulveriza dos veces al día y se mira. Los niños miran y pulverizan; los mayores cortan y cocinan. Las esporas molestan a algunos pulmones: cosecha antes de que se aplane el píleo.',
    pt: 'Corta-se, borrifa-se duas vezes ao dia e observa-se. As crianças olham e borrifam; os adultos cortam e cozinham. Esporos incomodam alguns pulmões: colha antes que o chapéu se abra.',
  },
  categories: ['growing/equipment/grow-kits'],
  vendor: 'mossgate-mushroom-farm',
  species: ['pleurotus-ostreatus'],
  price: 105,
  currency: 'USD',
  item: 'box',
  holds: { quantity: 5, unit: 'piece' },
  stock: 15,
  choices: [{ key: 'count', options: ['5-pieces', '10-pieces'] }],
  variants: [
    { options: ['5-pieces'], price: 105, stock: 10 },
    { options: ['10-pieces'], price: 195, stock: 5 },
  ],
  quality: ['checkedByHand'],
  sourcing: ['farmGrown', 'hardwood'],
  badges: [],
  shipping: { weight: 2.4, weightUnit: 'kg', size: [14, 22, 14], lengthUnit: 'cm' },
  sku: 'MG-KI-OYS',
  facts: [
    { label: 'flushes', value: { en: '2 to 3', es: 'De 2 a 3', pt: 'De 2 a 3' } },
    { label: 'fruiting', value: plainText('14–22 °C') },
    {
      label: 'harvest',
      value: { en: 'About 500 g a block', es: 'Unos 500 g por bloque', pt: 'Cerca de 500 g por bloco' },
    },
  ],
  tabs: [
    {
      title: 'begin',
      text: {
        en: 'Start within three weeks of arrival, or keep the block in the fridge.',
        es: 'Empieza antes de tres semanas o guarda el bloque en la nevera.',
        pt: 'Comece em até três semanas ou guarde o bloco na geladeira.',
      },
    },
  ],
  publishedAt: '2026-03-16',
}
