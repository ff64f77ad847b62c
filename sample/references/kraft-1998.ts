import type { ReferenceSample } from '@sample/types'

export const kraft1998: ReferenceSample = {
  slug: 'kraft-1998',
  title:
    'Biological effects of the dihydroorotate dehydrogenase inhibitor polyporic acid, a toxic constituent of the mushroom Hapalopilus rutilans, in rats and humans',
  authors:
    'J. Kraft, S. Bauer, G. Keilhoff, J. Miersch, D. Wend, D. Riemann, R. Hirschelmann, H.-J. Holzhausen, J. Langner',
  publication: 'Archives of Toxicology 72(11): 711–721',
  year: 1998,
  link: 'https://doi.org/10.1007/s002040050565',
  summary: {
    en: 'Three people poisoned by _Hapalopilus rutilans_, and rats given its polyporic acid: the same damage to nerves, liver and kidneys. Used for that poisoning.',
    es: 'Tres personas intoxicadas por _Hapalopilus rutilans_ y ratas que recibieron su ácido polipórico: el mismo daño en nervios, hígado y riñones. Sirve para esa intoxicación.',
    pt: 'Três pessoas intoxicadas por _Hapalopilus rutilans_ e ratos que receberam o seu ácido polipórico: o mesmo dano em nervos, fígado e rins. Serve para essa intoxicação.',
  },
}
