import { Chip } from '@/ui/chip'
import { useTranslations } from '@/ui/texts'
import type { KnownLocation as Location } from './list-location'
import { PlaceChips } from './place-chips'

interface KnownLocationProps extends Location {
  /** The list itself. */
  href: string
  /** How many entries it has. */
  total: number
}

/** The two ways to get a product: at a store near the place, or delivered to its country. */
function Ways({ delivered, href, total }: Pick<KnownLocationProps, 'delivered' | 'href' | 'total'>) {
  const t = useTranslations('filters.near')
  if (!delivered) return null
  return (
    <nav aria-label={t('ways')}>
      <ul className="chips">
        <li>
          <Chip href={href} current soft>
            <span>{t('atStore')}</span>
            <span className="numeric">{total}</span>
          </Chip>
        </li>
        <li>
          <Chip href={delivered.href} soft>
            <span>{t('delivered', { country: delivered.country })}</span>
            <span className="numeric">{delivered.total}</span>
          </Chip>
        </li>
      </ul>
    </nav>
  )
}

/** Names the place that distances are measured from, offers others of that name, and what is delivered there. */
export function KnownLocation({ title, isPostcode, isArea, namesakes, ...ways }: KnownLocationProps) {
  const t = useTranslations('filters.near')
  return (
    <div className="stack-tight">
      <Ways {...ways} />
      {title === null ? null : (
        <p className="caption">
          {t('from', { place: title })} {isArea ? t('area') : null}
        </p>
      )}
      {namesakes.length > 0 ? (
        <>
          <p className="caption">{t(isPostcode ? 'samePostcode' : 'namesakes')}</p>
          <PlaceChips places={namesakes} />
        </>
      ) : null}
    </div>
  )
}
