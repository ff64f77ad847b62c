import type { BlockPage } from '@/blocks/page-context'

/** The list of a page that has one. */
export function PageListBlock({ page }: { page: BlockPage }) {
  return page.list ?? null
}
