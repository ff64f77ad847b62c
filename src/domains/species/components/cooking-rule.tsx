import type { Cooking } from '@/domains/species/cooking'
import { useTranslations } from '@/ui/texts'

/** How long to cook a species, and what to do with the water: the same sentence on every page. */
export function CookingRule({ cooking: { minutes, discardsWater, source } }: { cooking: Cooking }) {
  const t = useTranslations('species.cooking')
  return (
    <>
      {t(discardsWater ? 'withoutWater' : 'atLeast', { minutes })}
      {source ? (
        <>
          {' '}
          <a className="caption" href={source.url}>
            {source.citation}
          </a>
        </>
      ) : null}
    </>
  )
}
