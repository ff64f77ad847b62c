import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const lionsManeLiquidCulture: ProductSample = {
  slug: 'lions-mane-liquid-culture',
  title: {
    en: 'Lion’s mane liquid culture',
    es: 'Cultivo líquido de melena de león',
    pt: 'Cultura líquida de juba-de-leão',
  },
  summary: {
    en: 'Living threads in light malt water, made the week it is sent.',
    es: 'Hilos vivos en agua de malta ligera, hecho la semana del envío.',
    pt: 'Fios vivos em água de malte leve, feita na semana do envio.',
  },
  description: {
    en: 'Each flask is tested on agar for five days. In the syringe you should see a soft cloud; dust or grains mean that we owe you another.',
    es: 'Cada matraz se prueba cinco días en agar. En la jeringa debe verse una nube suave; si hay polvo o granos, te debemos otra.',
    pt: 'Cada frasco é testado cinco dias em ágar. Na seringa deve-se ver uma nuvem macia; pó ou grãos significam que devemos outra.',
  },
  categories: ['growing/genetics/liquid-culture'],
  vendor: 'micelios-tres-acequias',
  species: ['hericium-erinaceus'],
  price: 14,
  currency: 'EUR',
  item: 'syringe',
  holds: { quantity: 10, unit: 'ml' },
  stock: 44,
  choices: [{ key: 'volume', options: ['10ml', '50ml'] }],
  variants: [
    { options: ['10ml'], price: 14, stock: 34 },
    { options: ['50ml'], price: 42, stock: 10 },
  ],
  quality: ['cleanRoom', 'batchTested'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 50, weightUnit: 'g', size: [4, 3, 18], lengthUnit: 'cm' },
  sku: 'TA-LC-HE',
  facts: [
    { label: 'strain', value: plainText('TA-HE-07') },
    {
      label: 'storage',
      value: { en: '2–6 °C, three months', es: '2–6 °C, tres meses', pt: '2–6 °C, três meses' },
    },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Two millilitres to a litre of sterile grain; shake once after a week.',
        es: 'Dos mililitros por litro de grano estéril; agita una vez al cabo de una semana.',
        pt: 'Dois mililitros por litro de grão estéril; agite uma vez depois de uma semana.',
      },
    },
  ],
  publishedAt: '2026-03-27',
}
