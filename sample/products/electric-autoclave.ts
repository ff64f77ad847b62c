import type { ProductSample } from '@sample/marketplace-types'

export const electricAutoclave: ProductSample = {
  slug: 'electric-autoclave',
  title: {
    en: 'Electric autoclave, forty litres',
    es: 'Autoclave eléctrico de cuarenta litros',
    pt: 'Autoclave elétrica de quarenta litros',
  },
  summary: {
    en: 'Fills, heats, holds and cools by itself, and writes down what it did.',
    es: 'Se llena, calienta, mantiene y enfría solo, y apunta lo que hizo.',
    pt: 'Enche, aquece, mantém e esfria sozinha, e anota o que fez.',
  },
  description: {
    en: 'A log of temperature and time for every run, on paper tape. Two baskets, a drain, and a lid lock that does not open while there is steam.',
    es: 'Un registro de temperatura y tiempo de cada ciclo, en cinta de papel. Dos cestas, desagüe y un cierre que no abre mientras hay vapor.',
    pt: 'Um registro de temperatura e tempo de cada ciclo, em fita de papel. Dois cestos, dreno e uma trava que não abre enquanto há vapor.',
  },
  categories: ['growing/equipment/pressure-sterilizers'],
  drawing: 'drum',
  vendor: 'ridgepole-growing-supply',
  species: [],
  price: 2480,
  currency: 'USD',
  item: 'machine',
  holds: { quantity: 1, unit: 'piece' },
  stock: 3,
  choices: [{ key: 'plug', options: ['120-volts', '230-volts'] }],
  variants: [
    { options: ['120-volts'], price: 2480, stock: 2 },
    { options: ['230-volts'], price: 2480, stock: 1 },
  ],
  quality: ['repairable', 'batchTested'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 38, weightUnit: 'kg', size: [50, 75, 50], lengthUnit: 'cm' },
  sku: 'RG-PS-EL',
  mpn: 'AUT-40',
  facts: [
    { label: 'power', value: { en: '2,000 W', es: '2000 W', pt: '2.000 W' } },
    { label: 'warranty', value: { en: '2 years', es: '2 años', pt: '2 anos' } },
  ],
  tabs: [
    {
      title: 'care',
      text: {
        en: 'Change the seal every two hundred cycles; two come with it.',
        es: 'Cambia la junta cada doscientos ciclos; incluye dos.',
        pt: 'Troque a junta a cada duzentos ciclos; vêm duas.',
      },
    },
  ],
  publishedAt: '2025-08-06',
}
