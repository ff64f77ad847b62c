import { drawObject } from '@illustrations/objects/draw'
import { amanitaPhalloides } from '@sample/species/amanita-phalloides'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { moneyText } from '@/ui/money'
import { renderText, supportedText } from './lettering'
import { drawPicture, type Picture, type Shown } from './picture'

const { slug, traits } = amanitaPhalloides
const plate = { slug, traits } as Shown
const word = 'Comestível apenas com muita precaução, e nunca cru'

const drawing: Shown = {
  drawing: drawObject('goods', 'tincture', { size: 'card', tint: 0, initials: '', theme: 'light' }),
}
const photograph = await sharp({ create: { width: 640, height: 300, channels: 3, background: '#123' } })
  .webp()
  .toBuffer()

describe('share images', () => {
  test.each<[string, Picture]>([
    ['a species', { title: 'Amanita phalloides', binomial: true, below: 'Oronja verde', shown: [plate] }],
    [
      'a species with long texts',
      {
        title: 'Pseudohydnumrubroboletus supersubstrictipilioides',
        binomial: true,
        below: 'O mais comprido de todos os nomes que alguém já deu a um cogumelo',
        edibility: { displayed: 'deadly', word, clause: word },
        shown: [plate],
      },
    ],
    ['a list', { eyebrow: 'Tipo', title: 'Comestível', below: word, shown: [plate, plate, plate, plate] }],
    [
      'a product',
      { eyebrow: 'Tintura', title: word, below: word, price: 'R$ 1.234,50–2.542,00', shown: [drawing] },
    ],
    ['a product with a photograph', { title: 'Setas', price: '24,50 €', shown: [{ photograph }] }],
    [
      'a list with drawings and photographs',
      { title: 'Setas', shown: [drawing, { photograph }, drawing, drawing] },
    ],
    ['an empty list', { title: 'Lumichrome', shown: [] }],
    ['unsupported letters', { title: 'きのこ', below: '🍄', shown: [plate] }],
    ['text that looks like markup', { title: '<b>&', shown: [plate] }],
  ])('the image of %s is 1200 x 630 and weighs at most 150 kB', async (_, picture) => {
    const jpeg = await drawPicture(picture)
    expect(jpeg.length).toBeLessThan(150_000)
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })

  test.each([
    ['Łódź … Dvořák, Şekerğ', 'Łódź … Dvořák, Şekerğ'],
    ['Грибы', 'Griby'],
    ['Μανιτάρια', 'Manitaria'],
    ['香菇', 'XiangGu'],
    ['فطر', 'ftr'],
    ['Nguyễn 🍄 ＡＢ', 'Nguyen AB'],
    ['1⅓ l, ⅛ g', '1 1/3 l, 1/8 g'],
    ['≥5 µm', '>=5 µm'],
    ['Белый ☠️', 'Belyy'],
    ['が', 'ga'],
    ['₹5 № 3', 'Rs5 No 3'],
  ])('%s is drawn as %s', (text, drawn) => {
    expect(supportedText(text)).toBe(drawn)
  })

  test.each(['display', 'italic', 'text', 'bold'] as const)(
    'the %s face has its own Ł and ř',
    async (face) => {
      const style = { face, size: 40, colour: '#000' }
      const [polish, plain] = await Promise.all(['Łř', 'Lr'].map((text) => renderText(text, style)))
      // A stroke and a hook add little width; letters that are missing are drawn as boxes, twice as wide.
      expect(polish?.input).not.toEqual(plain?.input)
      expect(Math.abs((polish?.width ?? 0) - (plain?.width ?? 0))).toBeLessThan(8)
    },
  )

  test('text keeps all characters that the fonts support', () => {
    for (const [locale, currency] of [
      ['en', 'USD'],
      ['es', 'EUR'],
      ['pt', 'BRL'],
      ['en', 'MXN'],
      ['en', 'GBP'],
    ] as const) {
      const price = moneyText({ amount: 123450, currency }, locale)
      expect(supportedText(price)).toBe(price.replace(/\s/g, ' '))
    }
    expect(supportedText('Guía de β-glucanos 🍄  «ñ» – Ža')).toBe('Guía de beta-glucanos «ñ» – Ža')
  })
})
