import { ImpressionsSection } from '@/domains/impressions/components/impressions-section'
import type { ImpressionsBlockData } from './load'

/** The impressions of the document that contains the block, or of the selected one. */
export function ImpressionsBlock({ data }: { data: ImpressionsBlockData }) {
  return <ImpressionsSection {...data} />
}
