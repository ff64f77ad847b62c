import type { ReferenceSample } from '@sample/types'

export const patakySnetselaar2006: ReferenceSample = {
  slug: 'pataky-snetselaar-2006',
  title: 'Common smut of corn',
  authors: 'Jerald K. Pataky, Karen M. Snetselaar',
  publication: 'The Plant Health Instructor, American Phytopathological Society',
  year: 2006,
  link: 'https://doi.org/10.1094/PHI-I-2006-0927-01',
  summary: {
    en: 'Profile of the disease: galls, spores, infection, hosts and use as food. Used for appearance, size and biology of corn smut.',
    es: 'Ficha de la enfermedad: agallas, esporas, infección, huéspedes y uso como alimento. Sirve para el aspecto, el tamaño y la biología del carbón del maíz.',
    pt: 'Ficha da doença: galhas, esporos, infecção, hospedeiros e uso como alimento. Serve para o aspecto, o tamanho e a biologia do carvão-do-milho.',
  },
}
