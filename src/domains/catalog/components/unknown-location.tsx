import { useTranslations } from 'next-intl'
import { Chip } from '@/ui/chip'
import type { UnknownLocation as UnknownLocationProps } from './query-list'

/** Shown when the location of a "near" filter could not be resolved; suggests known towns. */
export function UnknownLocation({ place, towns }: UnknownLocationProps) {
  const t = useTranslations('filters.near')
  if (place === null) return <p className="caption">{t('unknownLocation')}</p>
  return (
    <div className="stack-tight">
      <p>{t('unknownPlace', { place })}</p>
      {towns.length > 0 ? (
        <>
          <p>{t('suggestions')}</p>
          <ul className="chips">
            {towns.map(({ title, href }) => (
              <li key={href}>
                <Chip href={href} soft>
                  {title}
                </Chip>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
