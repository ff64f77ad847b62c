import type { ReferenceSample } from '@sample/types'

export const duffy2008: ReferenceSample = {
  slug: 'duffy-2008',
  title: 'Toxic Fungi of Western North America',
  authors: 'Thomas J. Duffy',
  publication: 'MykoWeb',
  year: 2008,
  link: 'https://www.mykoweb.com/TFWNA/',
  summary: {
    en: 'A physician’s account of the poisonous mushrooms between Alaska and Mexico, with case histories. Used for _Amanita_ of the West and for the isoxazole illness.',
    es: 'Obra de un médico sobre las setas venenosas desde Alaska hasta México, con historias clínicas. Sirve para las _Amanita_ del oeste y la intoxicación por isoxazoles.',
    pt: 'Obra de um médico sobre os cogumelos venenosos do Alasca ao México, com histórias clínicas. Serve para as _Amanita_ do oeste e a intoxicação por isoxazóis.',
  },
}
