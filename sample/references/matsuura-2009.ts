import type { ReferenceSample } from '@sample/types'

export const matsuura2009: ReferenceSample = {
  slug: 'matsuura-2009',
  title: 'Identification of the toxic trigger in mushroom poisoning',
  authors:
    'Masanori Matsuura, Yoko Saikawa, Kosei Inui, Koichi Nakae, Masayuki Igarashi, Kimiko Hashimoto, Masaya Nakata',
  publication: 'Nature Chemical Biology 5(7): 465–467',
  year: 2009,
  link: 'https://doi.org/10.1038/nchembio.179',
  summary: {
    en: 'Isolates cycloprop-2-ene carboxylic acid from _Russula subnigricans_ and shows in mice that it breaks down muscle. Used for the poison of that species.',
    es: 'Aísla el ácido cicloprop-2-eno carboxílico de _Russula subnigricans_ y muestra en ratones que destruye el músculo. Sirve para el veneno de esa especie.',
    pt: 'Isola o ácido cicloprop-2-enocarboxílico de _Russula subnigricans_ e mostra em camundongos que destrói o músculo. Serve para o veneno dessa espécie.',
  },
}
