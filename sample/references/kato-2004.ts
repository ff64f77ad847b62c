import type { ReferenceSample } from '@sample/types'

export const kato2004: ReferenceSample = {
  slug: 'kato-2004',
  title: `An outbreak of encephalopathy after eating autumn mushroom (Sugihiratake; Pleurocybella porrigens) in patients with renal failure: a clinical analysis of ten cases in Yamagata, Japan`,
  authors: 'Takeo Kato, Toru Kawanami, Hiroshi Shimizu, Katsuro Kurokawa et al.',
  publication: 'No to Shinkei (Brain and Nerve) 56(12): 999–1007',
  year: 2004,
  link: 'https://doi.org/10.11477/mf.1406100367',
  summary: {
    en: 'Ten patients of the outbreak of 2004. Used for the course of poisoning by _Pleurocybella porrigens_.',
    es: 'Diez pacientes del brote de 2004. Sirve para el curso de la intoxicación por _Pleurocybella porrigens_.',
    pt: 'Dez pacientes do surto de 2004. Serve para a evolução da intoxicação por _Pleurocybella porrigens_.',
  },
}
