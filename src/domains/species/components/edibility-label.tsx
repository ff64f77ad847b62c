import { displayedEdibility } from '@/domains/species/edibility'
import type { Edibility } from '@/domains/species/vocabulary'
import { useTranslations } from '@/ui/texts'
import { EdibilityIcon } from './edibility-icon'

/** Icon, word and colour of a class; `tag` adds the background. */
export function EdibilityLabel({ edibility, tag = false }: { edibility: Edibility; tag?: boolean }) {
  const t = useTranslations('vocabulary.edibility')
  const displayed = displayedEdibility(edibility)
  return (
    <span className={`edibility is-${displayed}${tag ? ' is-tag' : ''}`}>
      <EdibilityIcon displayed={displayed} />
      {t(edibility)}
    </span>
  )
}
