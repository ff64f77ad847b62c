import type { ContributionBlockData } from '@/blocks/contribution-block'
import { ImpressionsSection } from '@/domains/impressions/components/impressions-section'
import type { ImpressionsData } from '@/domains/impressions/components/load-impressions'

/** The impressions of the document that contains the block, or of the selected one. */
export function ImpressionsBlock({ data }: { data: ContributionBlockData<ImpressionsData> }) {
  return <ImpressionsSection {...data} />
}
