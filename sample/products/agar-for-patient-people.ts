import type { ProductSample } from '@sample/marketplace-types'

export const agarForPatientPeople: ProductSample = {
  slug: 'agar-for-patient-people',
  title: { en: 'Agar for patient people', es: 'Agar para gente paciente', pt: 'Ágar para gente paciente' },
  summary: {
    en: 'Four evenings online: pouring, transferring, and what to do about green spots.',
    es: 'Cuatro tardes en línea: verter, transferir y qué hacer con las manchas verdes.',
    pt: 'Quatro noites on-line: verter, transferir e o que fazer com manchas verdes.',
  },
  description: {
    en: 'Plates are sent ahead so that everybody works along. The group stays in touch for a month, because contamination shows late.',
    es: 'Las placas se envían antes para que todos trabajen a la vez. El grupo sigue en contacto un mes, porque la contaminación tarda en verse.',
    pt: 'As placas vão antes para que todos trabalhem juntos. O grupo segue em contato por um mês, porque a contaminação demora a aparecer.',
  },
  categories: ['educational/courses'],
  vendor: 'micelios-tres-acequias',
  species: ['pleurotus-ostreatus', 'lentinula-edodes'],
  price: 85,
  currency: 'EUR',
  item: 'course',
  holds: { quantity: 4, unit: 'piece' },
  stock: 0,
  quality: ['cleanRoom'],
  sourcing: ['ownLaboratory'],
  badges: [],
  sku: 'TA-CO-AGAR',
  facts: [
    { label: 'duration', value: { en: '4 × 90 minutes', es: '4 × 90 minutos', pt: '4 × 90 minutos' } },
    { label: 'level', value: { en: 'Some experience', es: 'Algo de experiencia', pt: 'Alguma experiência' } },
  ],
  tabs: [
    {
      title: 'contents',
      text: {
        en: 'Ten poured plates, a scalpel and two cultures.',
        es: 'Diez placas, un bisturí y dos cultivos.',
        pt: 'Dez placas, um bisturi e duas culturas.',
      },
    },
  ],
  publishedAt: '2026-01-22',
}
