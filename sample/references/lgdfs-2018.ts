import type { ReferenceSample } from '@sample/types'

export const lgdfs2018: ReferenceSample = {
  slug: 'lgdfs-2018',
  title: 'Ley General de Desarrollo Forestal Sustentable',
  authors: 'Congreso General de los Estados Unidos Mexicanos',
  publication: 'Diario Oficial de la Federación, 5 June 2018',
  year: 2018,
  link: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LGDFS.pdf',
  summary: {
    en: 'Mexico’s forestry law: forest resources belong to whoever owns the land, and their use is notified to or authorised by the state. Used for picking in Mexico.',
    es: 'Ley forestal de México: los recursos forestales son de quien posee el terreno y su aprovechamiento se avisa o se autoriza. Sirve para la recolección en México.',
    pt: 'Lei florestal do México: os recursos florestais são de quem tem a terra, e seu aproveitamento se comunica ou se autoriza. Serve para a coleta no México.',
  },
}
