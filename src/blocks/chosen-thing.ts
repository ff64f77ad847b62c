import { isToxic, leadingEdibility } from '@/domains/species/edibility'
import { tellsOnlyHarm } from '@/domains/species/sections'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import { documentPath } from '@/foundation/routing/paths'
import { isShopOnSpecies } from './goods'
import type { BlockView, VoicesBlockView } from './views'
import { isHeard, type Thing, type VoiceKind, type VoicesOf, voiceKinds } from './voices'

/** The thing an editor has chosen; null where it is no longer published. */
function thingOf({ relationTo, value }: NonNullable<VoicesBlockView['item']>): Thing | null {
  if (typeof value === 'string') return null
  const { id, slug, title, specie } = value
  const toxic = specie ? isToxic(leadingEdibility(specie.edibility)) : false
  return {
    item: { relationTo, value: id },
    title: title ?? '',
    path: documentPath(relationTo, slug),
    onlyHarms: tellsOnlyHarm({ toxic, psychoactive: specie?.psychoactive ?? false }),
  }
}

function isOwn({ item }: VoicesBlockView, page: Thing): boolean {
  const id = typeof item?.value === 'object' ? item.value.id : item?.value
  return !item || (item.relationTo === page.item.relationTo && id === page.item.value)
}

/** Whose voices a block shows: those of the page's own document, or of the one chosen; null where there are none. */
export async function heardIn(
  block: VoicesBlockView & { blockType: VoiceKind },
  page: VoicesOf,
): Promise<VoicesOf | null> {
  if (isOwn(block, page)) return isHeard(block.blockType, page) ? page : null
  const thing = block.item ? thingOf(block.item) : null
  if (!thing || isShopOnSpecies(thing.item.relationTo, page) || !isHeard(block.blockType, thing)) return null
  await dependsOn([tags.document(thing.item.relationTo, thing.item.value)])
  return { ...page, ...thing, place: `-of-${thing.item.value}`, visit: null }
}

/** What blocks of a page show of its own document already. */
export function placedVoices(blocks: readonly BlockView[], page: Thing): VoiceKind[] {
  return voiceKinds.filter((kind) => blocks.some((block) => block.blockType === kind && isOwn(block, page)))
}
