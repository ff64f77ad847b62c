import type { ReferenceSample } from '@sample/types'

export const demorest2024: ReferenceSample = {
  slug: 'demorest-2024',
  title: 'Outbreak Linked to Morel Mushroom Exposure — Montana, 2023',
  authors:
    'Heather Demorest, Rachel Hinnenkamp, Maggie Cook-Shimanek, Alyssa N. Troeschel, Michael Yeh, Thao-Phuong Christy Hallett, David Kuai, Johnni Daniel, Andrea Winquist',
  publication: 'Morbidity and Mortality Weekly Report 73(10): 219–224',
  year: 2024,
  link: 'https://doi.org/10.15585/mmwr.mm7310a1',
  summary: {
    en: `Case-control study of a restaurant outbreak with 51 ill and two deaths; raw morels were more strongly linked to illness than cooked ones.`,
    es: `Estudio de casos y controles de un brote en un restaurante, con 51 afectados y dos muertes; las colmenillas crudas se asociaron a la enfermedad con más fuerza que las cocinadas.`,
    pt: `Estudo de casos e controles de um surto em restaurante, com 51 doentes e duas mortes; as morchelas cruas se associaram à doença mais fortemente do que as cozidas.`,
  },
}
