import type { ReferenceSample } from '@sample/types'

export const saikawa2001: ReferenceSample = {
  slug: 'saikawa-2001',
  title: 'Toxic principles of a poisonous mushroom Podostroma cornu-damae',
  authors:
    'Yoko Saikawa, Hiroki Okamoto, Taichi Inui, Kimiko Hashimoto, Masaya Nakata, Midori Makabe, Tomotan Okuno, Takashi Suda',
  publication: 'Symposium on the Chemistry of Natural Products, symposium papers 43: 443–448',
  year: 2001,
  link: 'https://ci.nii.ac.jp/naid/110006682120/',
  summary: {
    en: 'Isolates macrocyclic trichothecenes, satratoxin H among them, after two deaths in Japan. Used for the toxins and signs of poisoning by _Trichoderma cornu-damae_.',
    es: 'Aísla tricotecenos macrocíclicos, entre ellos la satratoxina H, tras dos muertes en Japón. Sirve para las toxinas y los signos de la intoxicación por _Trichoderma cornu-damae_.',
    pt: 'Isola tricotecenos macrocíclicos, entre eles a satratoxina H, depois de duas mortes no Japão. Serve para as toxinas e os sinais da intoxicação por _Trichoderma cornu-damae_.',
  },
}
