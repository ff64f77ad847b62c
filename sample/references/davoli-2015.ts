import type { ReferenceSample } from '@sample/types'

export const davoli2015: ReferenceSample = {
  slug: 'davoli-2015',
  title:
    'Comment on “Chemical and Toxicological Investigations of a Previously Unknown Poisonous European Mushroom Tricholoma terreum”',
  authors: 'Paolo Davoli, Marco Floriani, Francesca Assisi, Karl Kob, Nicola Sitta',
  publication: 'Chemistry – A European Journal 21',
  year: 2015,
  link: 'https://doi.org/10.1002/chem.201406655',
  summary: {
    en: 'Reply of mycologists and toxicologists to a study that called _Tricholoma terreum_ poisonous after tests on mice. Used for the dispute about its edibility.',
    es: 'Réplica de micólogos y toxicólogos a un estudio que declaró venenosa a _Tricholoma terreum_ tras pruebas en ratones. Sirve para la discusión sobre su comestibilidad.',
    pt: 'Réplica de micólogos e toxicologistas a um estudo que declarou venenosa a _Tricholoma terreum_ após testes em camundongos. Serve para a discussão sobre sua comestibilidade.',
  },
}
