import type { ReferenceSample } from '@sample/types'

export const lee2020: ReferenceSample = {
  slug: 'lee-2020',
  title:
    'Development of End Stage Renal Disease after Long-Term Ingestion of Chaga Mushroom: Case Report and Review of Literature',
  authors: 'Lee et al.',
  publication: 'Journal of Korean Medical Science 35(19): e122',
  year: 2020,
  link: 'https://doi.org/10.3346/jkms.2020.35.e122',
  summary: {
    en: 'A man of 49 whose kidneys failed after years of chaga powder, with the oxalate measured in it. Used for side effects.',
    es: 'Un hombre de 49 años cuyos riñones fallaron tras años de polvo de chaga, con el oxalato medido en él. Sirve para los efectos secundarios.',
    pt: 'Um homem de 49 anos cujos rins falharam após anos de pó de chaga, com o oxalato medido nele. Serve para os efeitos colaterais.',
  },
}
