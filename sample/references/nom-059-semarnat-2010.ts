import type { ReferenceSample } from '@sample/types'

export const nom059Semarnat2010: ReferenceSample = {
  slug: 'nom-059-semarnat-2010',
  title:
    'Norma Oficial Mexicana NOM-059-SEMARNAT-2010, Protección ambiental. Especies nativas de México de flora y fauna silvestres. Categorías de riesgo y especificaciones para su inclusión, exclusión o cambio. Lista de especies en riesgo',
  authors: 'Secretaría de Medio Ambiente y Recursos Naturales',
  publication: 'Diario Oficial de la Federación, 30 December 2010',
  year: 2010,
  link: 'https://www.dof.gob.mx/nota_detalle.php?codigo=5173091&fecha=30/12/2010',
  summary: {
    en: 'Mexico’s list of species at risk, fungi included. Used for which mushrooms are protected there.',
    es: 'Lista mexicana de especies en riesgo, con un apartado de hongos. Sirve para saber cuáles están protegidos.',
    pt: 'Lista mexicana de espécies em risco, que inclui fungos. Serve para saber quais são protegidos no país.',
  },
}
