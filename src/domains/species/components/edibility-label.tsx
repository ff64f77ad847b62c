import { useTranslations } from 'next-intl'
import { displayedEdibility } from '../edibility'
import type { Edibility } from '../vocabulary'
import { EdibilityIcon } from './edibility-icon'

/** Icon, word and colour of a class; `tag` lays it on its ground. */
export function EdibilityLabel({ edibility, tag = false }: { edibility: Edibility; tag?: boolean }) {
  const say = useTranslations('vocabulary.edibility')
  const displayed = displayedEdibility(edibility)
  return (
    <span className={`edibility is-${displayed}${tag ? ' tag' : ''}`}>
      <EdibilityIcon displayed={displayed} />
      {say(edibility)}
    </span>
  )
}
