import { blocks } from '@/blocks/configs'
import type { BlockView } from '@/blocks/views'
import type { Locale } from '@/foundation/i18n/locales'
import { blockSamples } from '@/site/gallery/block-samples'
import { listedBlockSamples } from '@/site/gallery/listed-block-samples'
import type { SampleDocuments } from '@/site/gallery/sample-documents'

/** Blocks that stand under one heading in the drawer in which editors choose one. */
export interface ExampleGroup {
  /** A key of the headings in `admin.json`. */
  name: string
  examples: BlockView[]
}

/** One example of every block, with documents of the site, in the order of the drawer. */
export function blockExamples(locale: Locale, found: SampleDocuments): ExampleGroup[] {
  const samples = [...blockSamples(locale), ...listedBlockSamples(found)]
  const groups: ExampleGroup[] = []
  for (const { slug, admin } of blocks) {
    const name = String(admin?.group)
    const example = samples.find(({ blockType }) => blockType === slug)
    const group = groups.find((one) => one.name === name) ?? { name, examples: [] }
    if (!groups.includes(group)) groups.push(group)
    if (example) group.examples.push(example)
  }
  return groups
}
