import { useTranslations } from 'next-intl'
import { Chip } from '@/ui/chip'

interface UnknownLocationProps {
  /** As it was named; null where the reader’s own is meant. */
  place: string | null
  /** What may have been meant, each with the list near it. */
  towns: readonly { title: string; href: string }[]
}

/** Says that nobody knows near what the list should be, and what can be named. */
export function UnknownLocation({ place, towns }: UnknownLocationProps) {
  const t = useTranslations('filters.near')
  if (place === null) return <p className="caption">{t('unknown')}</p>
  return (
    <div className="stack-tight">
      <p>{t('unknownPlace', { place })}</p>
      {towns.length > 0 ? (
        <>
          <p>{t('known')}</p>
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
