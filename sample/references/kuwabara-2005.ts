import type { ReferenceSample } from '@sample/types'

export const kuwabara2005: ReferenceSample = {
  slug: 'kuwabara-2005',
  title: `Acute encephalopathy among patients with renal dysfunction after ingestion of "Sugihiratake", angel’s wing mushroom: study on the incipient cases in the northern area of Niigata Prefecture`,
  authors: 'Takeo Kuwabara, Aki Arai, Noriyuki Honma, Masatoyo Nishizawa',
  publication: 'Rinsho Shinkeigaku (Clinical Neurology) 45: 239–245',
  year: 2005,
  link: 'https://neurology-jp.org/Journal/cgi-bin/journal.cgi?lg=en&pg=smry&vl=45&no=3&tp=239',
  summary: {
    en: 'The first six patients of the outbreak in Niigata. Used for the signs and the role of weak kidneys.',
    es: 'Los primeros seis pacientes del brote en Niigata. Sirve para los signos y el papel de los riñones débiles.',
    pt: 'Os primeiros seis pacientes do surto em Niigata. Serve para os sinais e o papel dos rins fracos.',
  },
}
