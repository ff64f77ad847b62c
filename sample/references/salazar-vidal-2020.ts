import type { ReferenceSample } from '@sample/types'

export const salazarVidal2020: ReferenceSample = {
  slug: 'salazar-vidal-2020',
  title: 'Actualización del conocimiento del género Cyttaria Berk. (Cyttariales, Ascomycota) en Chile',
  authors: 'Viviana Salazar-Vidal',
  publication: 'Boletín Micológico 35(1): 4–16',
  year: 2020,
  link: 'https://doi.org/10.22370/bolmicol.2020.35.1.2397',
  summary: {
    en: 'Review of the seven species of the genus in Chile: form, ecology and use as food since prehistory. Used for hosts, names and traditional use.',
    es: 'Revisión de las siete especies del género en Chile: morfología, ecología y uso alimentario desde la prehistoria. Sirve para huéspedes, nombres y uso tradicional.',
    pt: 'Revisão das sete espécies do gênero no Chile: morfologia, ecologia e uso alimentar desde a pré-história. Serve para hospedeiros, nomes e uso tradicional.',
  },
}
