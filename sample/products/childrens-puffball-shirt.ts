import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const childrensPuffballShirt: ProductSample = {
  slug: 'childrens-puffball-shirt',
  title: {
    en: 'Children’s puffball shirt',
    es: 'Camiseta infantil cuesco de lobo',
    pt: 'Camiseta infantil bufa-de-lobo',
  },
  summary: {
    en: 'A giant puffball on the front, its spores on the back.',
    es: 'Un bejín gigante por delante y sus esporas por la espalda.',
    pt: 'Uma bufa-de-lobo gigante na frente e seus esporos nas costas.',
  },
  description: {
    en: 'The one on the shirt is for pressing; a ripe one in the meadow is not, because its dust of spores can make lungs ill. Printed small, so that it still fits the eye when the shirt is handed down.',
    es: 'El de la camiseta se puede apretar; el maduro del prado, no, porque su polvo de esporas puede enfermar los pulmones. La estampa es pequeña, para que siga bien cuando pase al hermano menor.',
    pt: 'A da camiseta pode ser apertada; a madura do campo, não, porque sua poeira de esporos pode adoecer os pulmões. A estampa é pequena, para continuar bonita quando passar ao irmão menor.',
  },
  categories: ['apparel/shirts'],
  vendor: 'speckled-cap-workshop',
  species: ['calvatia-gigantea'],
  price: 22,
  currency: 'USD',
  item: 'garment',
  stock: 18,
  choices: [{ key: 'size', options: ['xs', 's', 'm'] }],
  variants: [
    { options: ['xs'], price: 22, stock: 6 },
    { options: ['s'], price: 22, stock: 7 },
    { options: ['m'], price: 22, stock: 5 },
  ],
  quality: ['handMade'],
  sourcing: ['singleOrigin'],
  badges: [],
  shipping: { weight: 130, weightUnit: 'g', size: [20, 3, 24], lengthUnit: 'cm' },
  sku: 'SC-SHI-PUF',
  facts: [
    { label: 'material', value: { en: 'Cotton', es: 'Algodón', pt: 'Algodão' } },
    { label: 'care', value: plainText('60 °C') },
  ],
  tabs: [
    {
      title: 'sizes',
      text: {
        en: 'XS fits about four years, S six, M eight.',
        es: 'XS va bien a los cuatro años, S a los seis, M a los ocho.',
        pt: 'XS serve por volta dos quatro anos, S dos seis, M dos oito.',
      },
    },
  ],
  publishedAt: '2026-04-09',
}
