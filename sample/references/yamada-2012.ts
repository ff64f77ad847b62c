import type { ReferenceSample } from '@sample/types'

export const yamada2012: ReferenceSample = {
  slug: 'yamada-2012',
  title:
    'Molybdophyllysin, a toxic metalloendopeptidase from the tropical toadstool, Chlorophyllum molybdites',
  authors:
    'Mina Yamada, Naoko Tokumitsu, Yoko Saikawa, Masaya Nakata, Junpei Asano, Kazuo Miyairi, Toshikatsu Okuno, Katsuhiro Konno, Kimiko Hashimoto',
  publication: 'Bioorganic & Medicinal Chemistry 20(22): 6583–6588',
  year: 2012,
  link: 'https://doi.org/10.1016/j.bmc.2012.09.036',
  summary: {
    en: 'A protein from _Chlorophyllum molybdites_, isolated by its lethal effect on mice. Whether it explains the poisonings of people is probable, not proved.',
    es: 'Una proteína de _Chlorophyllum molybdites_, aislada por su efecto letal en ratones. Que explique las intoxicaciones humanas es probable, no seguro.',
    pt: 'Uma proteína de _Chlorophyllum molybdites_, isolada por seu efeito letal em camundongos. Que explique as intoxicações humanas é provável, não certo.',
  },
}
