import { contributionBlockLoad } from '@/blocks/contribution-block'
import { loadImpressions } from '@/domains/impressions/components/load-impressions'

export const loadImpressionsBlock = contributionBlockLoad(loadImpressions)
