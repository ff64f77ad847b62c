import { contributionBlockLoad } from '@/blocks/contribution-block'
import { loadComments } from '@/domains/comments/components/load-comments'

export const loadCommentsBlock = contributionBlockLoad(loadComments)
