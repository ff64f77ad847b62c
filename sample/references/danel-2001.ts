import type { ReferenceSample } from '@sample/types'

export const danel2001: ReferenceSample = {
  slug: 'danel-2001',
  title: 'Main features of Cortinarius spp. poisoning: a literature review',
  authors: 'Vincent C. Danel, Philippe F. Saviuc, Dominique Garon',
  publication: 'Toxicon 39(7): 1053–1060',
  year: 2001,
  link: 'https://doi.org/10.1016/S0041-0101(00)00248-8',
  summary: {
    en: 'Review of 245 published cases of poisoning by webcaps. Used for the long delay before symptoms and for the kidney failure that follows.',
    es: 'Revisión de 245 casos publicados de intoxicación por cortinarios. Sirve para la larga latencia antes de los síntomas y para el fallo renal posterior.',
    pt: 'Revisão de 245 casos publicados de intoxicação por cortinários. Serve para a longa latência antes dos sintomas e para a insuficiência renal posterior.',
  },
}
