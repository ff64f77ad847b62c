import type { ReferenceSample } from '@sample/types'

export const lei99852000: ReferenceSample = {
  slug: 'lei-9985-2000',
  title: 'Lei nº 9.985, de 18 de julho de 2000',
  authors: 'Presidência da República',
  publication: 'Diário Oficial da União, 19 July 2000',
  year: 2000,
  link: 'https://www.planalto.gov.br/ccivil_03/leis/l9985.htm',
  summary: {
    en: 'Founds Brazil’s system of protected areas and divides these into strict protection and sustainable use. Used for what may be taken where.',
    es: 'Crea el sistema brasileño de áreas protegidas, divididas en protección integral y uso sostenible. Sirve para saber dónde puede recolectarse.',
    pt: 'Institui o sistema brasileiro de unidades de conservação, divididas em proteção integral e uso sustentável. Serve para saber onde se pode coletar.',
  },
}
