import type { ReferenceSample } from '@sample/types'

export const anses2021: ReferenceSample = {
  slug: 'anses-2021',
  title: 'Food poisoning: watch out for shiitake mushrooms',
  authors: 'Anses',
  publication: 'Acemind',
  year: 2021,
  link: 'https://acemind.net/food-poisoning-watch-out-for-shiitake-mushrooms',
  summary: {
    en: 'The warning of the French food safety agency against undercooked shiitake: 20 to 30 minutes in the pan or 15 in boiling water; a quick turn in the wok is not enough. Used for the cooking time.',
    es: 'El aviso de la agencia francesa de seguridad alimentaria sobre el shiitake poco hecho: de 20 a 30 minutos en la sartén o 15 en agua hirviendo; un salteado rápido en el wok no basta. Sirve para el tiempo de cocción.',
    pt: 'O alerta da agência francesa de segurança dos alimentos sobre o shiitake malcozido: de 20 a 30 minutos na frigideira ou 15 em água fervente; um salteado rápido no wok não basta. Serve para o tempo de cozimento.',
  },
}
