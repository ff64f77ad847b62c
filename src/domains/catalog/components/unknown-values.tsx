import { ButtonLink } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useFormatter, useTranslations } from '@/ui/texts'
import type { UnknownValues as UnknownValuesProps } from './query-list'

/** More than these are not named. */
const maxNamed = 3

/** Says which filters of a list name values that do not exist, and offers the list without them. */
export function UnknownValues({ titles, without }: Pick<UnknownValuesProps, 'titles' | 'without'>) {
  const t = useTranslations('filters.unknown')
  const format = useFormatter()
  const named = titles.slice(0, maxNamed)
  const more = titles.length - named.length
  const values = format.list(more > 0 ? [...named, t('more', { count: more })] : named)
  return (
    <Notice kind="info" title={t('title', { values })}>
      <p>{t('hint')}</p>
      <p>
        <ButtonLink kind="secondary" href={without} data-soft="">
          {t('remove', { count: titles.length })}
        </ButtonLink>
      </p>
    </Notice>
  )
}
