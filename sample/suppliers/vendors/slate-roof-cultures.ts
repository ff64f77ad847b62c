import type { VendorSample } from '@sample/marketplace-types'

export const slateRoofCultures: VendorSample = {
  slug: 'slate-roof-cultures',
  businessName: 'Slate Roof Cultures',
  type: 'laboratory',
  description: {
    en: 'Spore prints, swabs and syringes for the microscope and the herbarium, with the place and the day of collection written on each. We answer questions on looking, not on growing what the law forbids.',
    es: 'Esporadas, hisopos y jeringas para el microscopio y el herbario, cada uno con el lugar y la fecha de recolección. Respondemos a preguntas sobre cómo observar, no sobre cultivar lo que la ley prohíbe.',
    pt: 'Esporadas, cotonetes e seringas para o microscópio e o herbário, cada um com o lugar e a data da coleta. Respondemos a perguntas sobre observar, não sobre cultivar o que a lei proíbe.',
  },
  address: { city: 'Bethlehem', state: 'PA', postalCode: '18015', country: 'US' },
  location: { latitude: 40.6259, longitude: -75.3705 },
  phone: '(610) 555-0171',
  email: 'hello@slate-roof-cultures.example.com',
  website: 'https://slate-roof-cultures.example.com',
  sells: ['growing/genetics', 'microscopy/spores', 'microscopy/microscopy-equipment'],
  hasStore: false,
  standardPolicy: true,
  approvedAt: '2025-08-02',
}
