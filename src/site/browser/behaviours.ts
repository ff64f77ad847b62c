import type { Behaviour } from '@/ui/browser/connect'

/** What scripts add to elements of the site. Larger ones are imported when there is such an element. */
export const behaviours: readonly Behaviour[] = []
