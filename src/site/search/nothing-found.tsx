import type { ReactNode } from 'react'
import { ShapeGrid } from '@/domains/archives/components/shape-grid'
import { searchUrl } from '@/domains/search/search-path'
import { localePath } from '@/foundation/routing/locale-path'
import { glossaryPath, viewAll } from '@/foundation/routing/paths'
import { Chip } from '@/ui/chip'
import { useLocale, useTranslations } from '@/ui/texts'

const tries = ['short', 'names', 'shape', 'glossary', 'market'] as const

const targets: Record<(typeof tries)[number], string> = {
  short: '',
  names: '',
  shape: '/mushrooms',
  glossary: glossaryPath,
  market: viewAll.products,
}

/** What to do when nothing is found: shapes first, because a name is the wrong start for most finds. */
export function NothingFound() {
  const t = useTranslations('search')
  const home = useTranslations('site.homePage')
  const locale = useLocale()
  return (
    <div className="found-nothing">
      <div className="stack">
        <ul>
          {tries.map((key) => (
            <li key={key}>
              {t.rich(`tries.${key}`, {
                a: (words: ReactNode) => <a href={localePath(locale, targets[key])}>{words}</a>,
              })}
            </li>
          ))}
        </ul>
        <p className="caption">{t('notIdentified')}</p>
      </div>
      <ShapeGrid title={home('shapes')} />
    </div>
  )
}

const examples = {
  en: ['chanterelle', 'death cap', 'red mushroom with white spots', 'grow kit', 'psilocybin'],
  es: ['rebozuelo', 'oronja verde', 'seta roja con puntos blancos', 'kit de cultivo', 'psilocibina'],
  pt: [
    'cantarelo',
    'chapéu-da-morte',
    'cogumelo vermelho com pintas brancas',
    'kit de cultivo',
    'psilocibina',
  ],
} as const

/** What can be searched for, before anything is typed. */
export function SearchExamples() {
  const t = useTranslations('search')
  const locale = useLocale()
  return (
    <div className="found-examples stack">
      <p className="lead">{t('lead')}</p>
      <p className="eyebrow">{t('examples')}</p>
      <ul className="chips">
        {examples[locale].map((query) => (
          <li key={query}>
            <Chip href={localePath(locale, searchUrl({ query }))}>{query}</Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
