import type { StudiedBenefit } from '@/domains/species/described-values'
import { InlineText } from '@/ui/inline-text'
import { useTranslations } from '@/ui/texts'

/** The kind of study, and in whom it was made. */
export function StudyKind({ evidence, population }: Pick<StudiedBenefit, 'evidence' | 'population'>) {
  const t = useTranslations('vocabulary.evidence')
  return (
    <p>
      <b>{t(evidence)}</b>
      {population ? (
        <>
          <br />
          <InlineText text={population} />
        </>
      ) : null}
    </p>
  )
}
