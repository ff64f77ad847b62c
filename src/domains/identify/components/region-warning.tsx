import type { Area } from '@/domains/species/areas'
import { Notice } from '@/ui/notice'
import { useTranslations } from '@/ui/texts'
import { useStateName } from './use-texts'

/** Where poisonous amanitas are documented, but no source for deadly ones has been found. */
const withoutSource: readonly Area[] = ['brazil']

interface RegionWarningProps {
  region: Area
  /** Where the page does not say which region is meant. */
  isNamed?: boolean
}

/** Says that a region is thinly recorded, so that nobody takes a short list for a safe region. */
export function RegionWarning({ region, isNamed = false }: RegionWarningProps) {
  const t = useTranslations('identify.thinRegion')
  const stateName = useStateName()
  const danger = t(withoutSource.includes(region) ? 'poisonousAmanitas' : 'deadlyAmanitas')
  return (
    <Notice kind="warning" title={isNamed ? stateName('region', region) : undefined}>
      <p>
        {t('fewSpecies')} <strong>{danger}</strong>
      </p>
    </Notice>
  )
}
