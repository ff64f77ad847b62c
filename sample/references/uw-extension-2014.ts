import type { ReferenceSample } from '@sample/types'

export const uwExtension2014: ReferenceSample = {
  slug: 'uw-extension-2014',
  title: 'Safe Preserving: Preserving Mushrooms Safely',
  authors: 'University of Wisconsin–Madison, Division of Extension',
  publication: 'Safe & Healthy: Preserving Food at Home',
  year: 2014,
  link: 'https://fyi.extension.wisc.edu/safepreserving/2014/04/23/safe-preserving-preserving-mushrooms-safely/',
  summary: {
    en: 'Advice of a university extension service on freezing, drying, pickling and canning mushrooms. Used for what home methods can and cannot do.',
    es: 'Consejos de un servicio universitario de extensión sobre congelar, secar y conservar setas. Sirve para lo que los métodos caseros pueden y no pueden hacer.',
    pt: 'Conselhos de um serviço universitário de extensão sobre congelar, secar e conservar cogumelos. Serve para o que os métodos caseiros podem ou não fazer.',
  },
}
