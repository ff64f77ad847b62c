import type { ReferenceSample } from '@sample/types'

export const loyd2018: ReferenceSample = {
  slug: 'loyd-2018',
  title:
    'Identifying the “Mushroom of Immortality”: Assessing the Ganoderma Species Composition in Commercial Reishi Products',
  authors:
    'Andrew L. Loyd, Brantlee S. Richter, Michelle A. Jusino, Camille Truong, Matthew E. Smith, Robert A. Blanchette, Jason A. Smith',
  publication: 'Frontiers in Microbiology 9: 1557',
  year: 2018,
  link: 'https://doi.org/10.3389/fmicb.2018.01557',
  summary: {
    en: 'Twenty products and seventeen growing kits sold as _Ganoderma lucidum_, identified by DNA: 93% of the products and nearly half of the kits were _Ganoderma lingzhi_, no product was _Ganoderma lucidum_.',
    es: 'Veinte productos y diecisiete kits de cultivo vendidos como _Ganoderma lucidum_, identificados por ADN: el 93 % de los productos y casi la mitad de los kits eran _Ganoderma lingzhi_; ningún producto era _Ganoderma lucidum_.',
    pt: 'Vinte produtos e dezessete kits de cultivo vendidos como _Ganoderma lucidum_, identificados por DNA: 93% dos produtos e quase metade dos kits eram _Ganoderma lingzhi_; nenhum produto era _Ganoderma lucidum_.',
  },
}
