import { mark } from '@/domains/contributions/server/collection'
import { countAbout } from '@/domains/contributions/server/hooks'
import { subjectCollections } from '@/domains/contributions/server/subjects'

const { afterChange, afterDelete } = countAbout('item')

/** One a person and thing. Whose they are is nobody's business but theirs. */
export const likes = mark('likes', subjectCollections, {
  afterChange: [afterChange],
  afterDelete: [afterDelete],
})
