import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const shiitakeSporeSyringe: ProductSample = {
  slug: 'shiitake-spore-syringe',
  title: {
    en: 'Shiitake spore syringe',
    es: 'Jeringa de esporas de shiitake',
    pt: 'Seringa de esporos de shiitake',
  },
  summary: {
    en: 'White spores in sterile water, with needle and cap.',
    es: 'Esporas blancas en agua estéril, con aguja y tapón.',
    pt: 'Esporos brancos em água estéril, com agulha e tampa.',
  },
  description: {
    en: 'For those who wish to select their own shiitake. A cloudy drop should be seen against the light; shake before use.',
    es: 'Para quien quiere seleccionar su propio shiitake. A contraluz debe verse una gota turbia; agítala antes de usar.',
    pt: 'Para quem quer selecionar seu próprio shiitake. Contra a luz deve-se ver uma gota turva; agite antes de usar.',
  },
  categories: ['growing/genetics/spore-syringes'],
  vendor: 'micelios-tres-acequias',
  species: ['lentinula-edodes'],
  price: 10.5,
  currency: 'EUR',
  item: 'syringe',
  holds: { quantity: 10, unit: 'ml' },
  stock: 33,
  choices: [{ key: 'volume', options: ['10ml', '12ml'] }],
  variants: [
    { options: ['10ml'], price: 10.5, stock: 13 },
    { options: ['12ml'], price: 12, stock: 20 },
  ],
  quality: ['cleanRoom', 'batchTested'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 40, weightUnit: 'g', size: [4, 3, 16], lengthUnit: 'cm' },
  sku: 'TA-GS-SHI',
  facts: [
    { label: 'strain', value: plainText('TA-LE-12') },
    {
      label: 'storage',
      value: { en: '2–6 °C, six months', es: '2–6 °C, seis meses', pt: '2–6 °C, seis meses' },
    },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'One drop to a plate of agar, then move only the clean threads on.',
        es: 'Una gota por placa de agar y pasa solo los hilos limpios.',
        pt: 'Uma gota por placa de ágar e passe só os fios limpos.',
      },
    },
  ],
  publishedAt: '2026-05-19',
}
