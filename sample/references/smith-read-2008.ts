import type { ReferenceSample } from '@sample/types'

export const smithRead2008: ReferenceSample = {
  slug: 'smith-read-2008',
  title: 'Mycorrhizal Symbiosis',
  authors: 'Sally E. Smith, David J. Read',
  publication: 'Academic Press, London, third edition',
  year: 2008,
  link: 'https://search.worldcat.org/isbn/9780123705266',
  summary: {
    en: 'The standard treatise on the association of fungi and roots. Used for how ectomycorrhiza works.',
    es: 'El tratado de referencia sobre la asociación de hongos y raíces. Sirve para explicar cómo funciona la ectomicorriza.',
    pt: 'O tratado de referência sobre a associação de fungos e raízes. Serve para explicar como funciona a ectomicorriza.',
  },
}
