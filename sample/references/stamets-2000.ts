import type { ReferenceSample } from '@sample/types'

export const stamets2000: ReferenceSample = {
  slug: 'stamets-2000',
  title: 'Growing Gourmet and Medicinal Mushrooms',
  authors: 'Paul Stamets',
  publication: 'Ten Speed Press, Berkeley, third edition',
  year: 2000,
  link: 'https://search.worldcat.org/isbn/9781580081757',
  summary: {
    en: 'Cultivation manual with growth parameters for each species: substrate, temperature, humidity, air and light. Used for the measured conditions of the growing guides.',
    es: 'Manual de cultivo con los parámetros de cada especie: sustrato, temperatura, humedad, aire y luz. Sirve para las condiciones medidas de las guías de cultivo.',
    pt: 'Manual de cultivo com os parâmetros de cada espécie: substrato, temperatura, umidade, ar e luz. Serve para as condições medidas dos guias de cultivo.',
  },
}
