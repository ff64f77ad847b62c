import { useTranslations } from '@/ui/texts'
import type { UnknownLocation as UnknownLocationProps } from './list-location'
import { PlaceChips } from './place-chips'

/** Shown when the location of a "near" filter could not be resolved; suggests places with a similar name. */
export function UnknownLocation({ place, similar }: UnknownLocationProps) {
  const t = useTranslations('filters.near')
  if (place === null) return <p className="caption">{t('unknownLocation')}</p>
  return (
    <div className="stack-tight">
      <p>{t('unknownPlace', { place })}</p>
      {similar.length > 0 ? (
        <>
          <p>{t('suggestions')}</p>
          <PlaceChips places={similar} />
        </>
      ) : null}
    </div>
  )
}
