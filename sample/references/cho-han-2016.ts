import type { ReferenceSample } from '@sample/types'

export const choHan2016: ReferenceSample = {
  slug: 'cho-han-2016',
  title:
    'A Case of Mushroom Poisoning with Russula subnigricans: Development of Rhabdomyolysis, Acute Kidney Injury, Cardiogenic Shock, and Death',
  authors: 'Jong Tae Cho, Jin Hyung Han',
  publication: 'Journal of Korean Medical Science 31(7): 1164–1167',
  year: 2016,
  link: 'https://doi.org/10.3346/jkms.2016.31.7.1164',
  summary: {
    en: 'The first Korean record of the poisoning, a man of 51 whose muscles, kidneys and heart failed. Used for its course.',
    es: 'El primer caso coreano de la intoxicación: un hombre de 51 años a quien fallaron los músculos, los riñones y el corazón. Sirve para su evolución.',
    pt: 'O primeiro caso coreano da intoxicação: um homem de 51 anos cujos músculos, rins e coração falharam. Serve para a sua evolução.',
  },
}
