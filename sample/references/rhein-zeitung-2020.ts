import type { ReferenceSample } from '@sample/types'

export const rheinZeitung2020: ReferenceSample = {
  slug: 'rhein-zeitung-2020',
  title: 'Pilze nur kurz braten und erst am Ende salzen',
  authors: 'dpa/tmn',
  publication: 'Rhein-Zeitung, 13 May 2020',
  year: 2020,
  link: 'https://www.rhein-zeitung.de/ratgeber/fit-und-gesund/ratgeber-fit-und-gesund-gutes-essen_artikel,-pilze-nur-kurz-braten-und-erst-am-ende-salzen-_arid,2121438.html',
  summary: {
    en: 'Advice of the German mushroom growers: cultivated mushrooms cook for five to ten minutes. The longer time is used here.',
    es: 'Consejo de los cultivadores alemanes: las setas de cultivo se cocinan de cinco a diez minutos. Aquí vale el tiempo más largo.',
    pt: 'Conselho dos cultivadores alemães: os cogumelos de cultivo cozinham de cinco a dez minutos. Aqui vale o tempo mais longo.',
  },
}
