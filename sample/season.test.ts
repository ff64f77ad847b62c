import { describe, expect, it } from 'vitest'
import { seasonIn } from '@/domains/identify/calendar'
import { areas } from '@/domains/species/areas'
import { isEdible, isToxic, leadingEdibility } from '@/domains/species/edibility'
import { species } from './index'

const calendar = species.map(({ slug, edibility, seasons }) => {
  const isDangerous = isToxic(leadingEdibility(edibility))
  return {
    slug,
    isDangerous,
    isEaten: !isDangerous && edibility.some(isEdible),
    seasons: seasons.map((season) => ({ ...season, area: season.area ?? null, region: season.region.en })),
  }
})

const months = Array.from({ length: 12 }, (_, index) => index + 1)

describe('the season calendar of the sample content', () => {
  it.each(areas)('%s: no month lists something that is eaten and nothing deadly or poisonous', (area) => {
    const unwarned = months.flatMap((month) => {
      const listed = calendar.filter(({ seasons }) => seasonIn(seasons, area)?.months.includes(month))
      if (listed.some(({ isDangerous }) => isDangerous)) return []
      const eaten = listed.flatMap(({ slug, isEaten }) => (isEaten ? [slug] : []))
      return eaten.length > 0 ? [`${area}, month ${month}: ${eaten.join(', ')}`] : []
    })
    expect(unwarned).toEqual([])
  })
})
