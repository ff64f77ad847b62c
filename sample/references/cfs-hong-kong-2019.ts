import type { ReferenceSample } from '@sample/types'

export const cfsHongKong2019: ReferenceSample = {
  slug: 'cfs-hong-kong-2019',
  title: 'Black Fungus Soaked Improperly May Produce Toxic Bongkrekic Acid',
  authors: 'Centre for Food Safety',
  publication: 'Food Safety Focus 158, Government of the Hong Kong Special Administrative Region',
  year: 2019,
  link: 'https://www.cfs.gov.hk/english/multimedia/multimedia_pub/multimedia_pub_fsf_158_04.html',
  summary: {
    en: 'Public notice on severe food poisoning from wood ears left to soak too long. Used for the advice to soak them briefly or in the refrigerator.',
    es: 'Aviso público sobre intoxicaciones graves por orejas de madera dejadas en remojo demasiado tiempo. Sirve para el consejo de remojarlas poco o en el frigorífico.',
    pt: 'Aviso público sobre intoxicações graves por orelhas-de-madeira deixadas de molho tempo demais. Serve para o conselho de hidratá-las por pouco tempo ou na geladeira.',
  },
}
