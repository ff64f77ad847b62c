import type { ReferenceSample } from '@sample/types'

export const kell1999: ReferenceSample = {
  slug: 'kell-1999',
  title: 'Ist die Nebelkappe, Clitocybe nebularis (Fr.) Harmaja, ein Speisepilz?',
  authors: 'Volkbert Kell',
  publication: 'Der Tintling',
  year: 1999,
  link: 'https://tintling.com/inhalt/1999/Nebelkappe.html',
  summary: {
    en: 'Six poisonings by the clouded funnel in Rostock in October 1998, two of them after long stewing. Used for the symptoms and for what cooking does not prevent.',
    es: 'Seis intoxicaciones por pardilla en Rostock en octubre de 1998, dos de ellas tras una cocción larga. Sirve para los síntomas y para lo que la cocción no evita.',
    pt: 'Seis intoxicações por _Clitocybe nebularis_ em Rostock, em outubro de 1998, duas delas depois de cozimento longo. Serve para os sintomas e para o que o cozimento não evita.',
  },
}
