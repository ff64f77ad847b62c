import type { ReferenceSample } from '@sample/types'

export const permittedPursuits2026: ReferenceSample = {
  slug: 'permitted-pursuits-2026',
  title: 'USFS Personal-Use Foraging Rules: What You Can Pick in National Forests',
  authors: 'Permitted Pursuits',
  publication: 'Permitted Pursuits, checked 6 May 2026',
  year: 2026,
  link: 'https://permittedpursuits.com/guides/usfs-personal-use-foraging-rules',
  summary: {
    en: 'Overview of the federal rule on national forests of the United States and of how forests and states differ. Used for that difference.',
    es: 'Resumen de la norma federal sobre los bosques nacionales de Estados Unidos y de cómo difieren bosques y estados. Sirve para esa diferencia.',
    pt: 'Resumo da regra federal sobre as florestas nacionais dos Estados Unidos e de como diferem florestas e estados. Serve para essa diferença.',
  },
}
