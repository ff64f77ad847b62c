import type { DescriptionView } from '@/domains/products/description-view'
import { InlineText } from '@/ui/inline-text'
import { useTranslations } from '@/ui/texts'

interface FurtherInformationProps {
  /** Unique on the page. */
  id: string
  links: DescriptionView['links']
}

/** Links of a vendor to what it says elsewhere. */
export function FurtherInformation({ id, links }: FurtherInformationProps) {
  const t = useTranslations('products')
  // Unfinished drafts may lack one or the other.
  const complete = links.filter(({ label, url }) => label && url)
  if (complete.length === 0) return null
  return (
    // No landmark: a page may describe several products, and landmarks need different names.
    <section>
      <h3 id={id}>{t('furtherInformation')}</h3>
      <ul className="further-information" aria-labelledby={id}>
        {complete.map(({ label, url }) => (
          <li key={url}>
            <a href={url} rel="nofollow noopener">
              <InlineText text={label} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
