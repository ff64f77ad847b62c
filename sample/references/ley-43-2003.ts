import type { ReferenceSample } from '@sample/types'

export const ley432003: ReferenceSample = {
  slug: 'ley-43-2003',
  title: 'Ley 43/2003, de 21 de noviembre, de Montes',
  authors: 'Jefatura del Estado',
  publication: 'Boletín Oficial del Estado 280',
  year: 2003,
  link: 'https://www.boe.es/eli/es/l/2003/11/21/43',
  summary: {
    en: 'Spain’s forestry law: mushrooms are among the forest’s products, and these belong to the owner of the land. Used for who owns mushrooms in Spain.',
    es: 'Ley española de montes: las setas figuran entre los aprovechamientos forestales, que son del propietario del monte. Sirve para saber de quién son las setas en España.',
    pt: 'Lei florestal da Espanha: os cogumelos estão entre os produtos da floresta, que pertencem ao dono da terra. Serve para saber de quem são os cogumelos na Espanha.',
  },
}
