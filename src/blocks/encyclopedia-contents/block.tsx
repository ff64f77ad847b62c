import { EncyclopediaContents } from './contents'
import type { EncyclopediaContentsData } from './load'

/** The shape key beside the table of contents, with the number of entries of each chapter. */
export function EncyclopediaContentsBlock({ data }: { data: EncyclopediaContentsData }) {
  return <EncyclopediaContents {...data} />
}
