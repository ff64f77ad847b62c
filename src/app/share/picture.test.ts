import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { amanitaPhalloides } from '../../../sample/species/amanita-phalloides'
import { drawable } from './lettering'
import { drawPicture, type Picture } from './picture'

const { slug, traits } = amanitaPhalloides
const plate = { slug, traits } as Picture['plates'][number]
const word = 'Comestível apenas com muita precaução, e nunca cru'

describe('a picture for sharing', () => {
  test.each<[string, Picture]>([
    ['a species', { title: 'Amanita phalloides', binomial: true, below: 'Oronja verde', plates: [plate] }],
    [
      'a species of many words',
      {
        title: 'Pseudohydnumrubroboletus supersubstrictipilioides',
        binomial: true,
        below: 'O mais comprido de todos os nomes que alguém já deu a um cogumelo',
        verdict: { displayed: 'deadly', word, clause: word },
        plates: [plate],
      },
    ],
    ['a list', { eyebrow: 'Tipo', title: 'Comestível', below: word, plates: [plate, plate, plate, plate] }],
    ['a list of none', { title: 'Lumichrome', plates: [] }],
    ['letters nobody has', { title: 'きのこ', below: '🍄', plates: [plate] }],
    ['what looks like markup', { title: '<b>&', plates: [plate] }],
  ])('of %s is 1200 x 630 and weighs at most 150 kB', async (_, picture) => {
    const drawn = await drawPicture(picture)
    expect(drawn.length).toBeLessThan(150_000)
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })

  test('says what the fonts can say', () => {
    expect(drawable('Guía de β-glucanos 🍄  «ñ» – Ža')).toBe('Guía de -glucanos «ñ» – Za')
  })
})
