import { expect, test } from 'vitest'
import { axisTexts, indexOfVariant, type MatrixData, toggleVariant, withAxes } from './variant-matrix'
import { findVariantFault } from './variants'

const empty: MatrixData = { keys: [], variants: [] }
const sizes = { name: 'Weight', options: '250 g, 500 g, 250 g' }
const packings = { name: 'Packing', options: 'Basket, Paper bag' }

test('axes become keys whose identifiers follow from their labels, without repetition', () => {
  const { keys } = withAxes(empty, [sizes, { name: '', options: '' }])
  expect(keys).toMatchObject([
    { identifier: 'weight', label: 'Weight', options: [{ identifier: '250-g' }, { identifier: '500-g' }] },
  ])
  expect(axisTexts({ keys, variants: [] })[0]).toEqual({ name: 'Weight', options: '250 g, 500 g' })
})

test('every combination starts as offered, with an article number of its own', () => {
  const { keys, variants } = withAxes(empty, [sizes, packings], { sku: 'OY' })
  expect(variants.map(({ sku }) => sku)).toEqual([
    'OY-250-G-BASKET',
    'OY-250-G-PAPER-BAG',
    'OY-500-G-BASKET',
    'OY-500-G-PAPER-BAG',
  ])
  expect(findVariantFault(keys, variants)).toBeNull()
})

test('a combination is withdrawn and offered again', () => {
  const offered = withAxes(empty, [sizes, packings])
  const choice = { weight: '500-g', packing: 'basket' }
  const withdrawn = toggleVariant(offered, choice)
  expect(indexOfVariant(withdrawn, choice)).toBe(-1)
  const again = toggleVariant(withdrawn, choice, { sku: 'OY' })
  expect(again.variants.at(-1)).toMatchObject({ sku: 'OY-500-G-BASKET', stock: null })
  expect(findVariantFault(again.keys, again.variants)).toBeNull()
})

/** The options of variants: "250-g basket". */
const offers = ({ variants }: MatrixData) =>
  variants.map(({ options }) => options.map(({ option }) => option).join(' '))

test('an option that is added is offered, and what was withdrawn stays withdrawn', () => {
  const one = toggleVariant(withAxes(empty, [sizes]), { weight: '500-g' })
  expect(offers(one)).toEqual(['250-g'])
  const withKilo = withAxes(one, [{ ...sizes, options: '250 g, 500 g, 1 kg' }])
  expect(offers(withKilo)).toEqual(['250-g', '1-kg'])
  expect(offers(withAxes(withKilo, [{ ...sizes, options: '250 g, 500 g, 1 kg' }, packings]))).toEqual([
    '250-g basket',
    '1-kg basket',
    '250-g paper-bag',
    '1-kg paper-bag',
  ])
})

test('variants keep their data while axes are added, extended and removed', () => {
  const { keys, variants } = withAxes(empty, [{ ...sizes, options: '250 g' }])
  const priced = { keys, variants: variants.map((variant) => ({ ...variant, pricing: { price: 9 } })) }
  const both = withAxes(priced, [{ ...sizes, options: '250 g, 1 kg' }, packings])
  expect(both.variants[0]).toMatchObject({
    pricing: { price: 9 },
    options: [
      { key: 'weight', option: '250-g' },
      { key: 'packing', option: 'basket' },
    ],
  })
  const back = withAxes(both, [{ ...sizes, options: '250 g' }])
  expect(offers(back)).toEqual(['250-g'])
  expect(offers(withAxes(both, [{ ...sizes, options: '2 kg' }]))).toEqual(['2-kg'])
})

/** The numbers of variants by their options. */
const prices = ({ variants }: MatrixData) =>
  variants.map(({ options, pricing }) => [
    options.map(({ option }) => option).join(' '),
    (pricing as { price: number | null }).price,
  ])

/** A variant of each combination, priced 1, 2, 3. */
function priced(axes: Parameters<typeof withAxes>[1]): MatrixData {
  const { keys, variants } = withAxes(empty, axes)
  return { keys, variants: variants.map((one, index) => ({ ...one, pricing: { price: index + 1 } })) }
}

test('corrected labels keep addresses and prices', () => {
  const data = priced([sizes, packings])
  const corrected = withAxes(data, [
    { name: 'Net weight', options: '250g, 500 g' },
    { name: 'Packing', options: 'Wicker basket, Paper bag' },
  ])
  expect(prices(corrected)).toEqual(prices(data))
  expect(corrected.keys[0]).toMatchObject({
    identifier: 'weight',
    label: 'Net weight',
    options: [{ label: '250g' }, { label: '500 g' }],
  })
  expect(findVariantFault(corrected.keys, corrected.variants)).toBeNull()
})

test('labels of another language keep addresses and prices', () => {
  const data = priced([sizes, packings])
  const untranslated = {
    ...data,
    keys: data.keys.map((key) => ({
      ...key,
      label: null as never,
      options: key.options.map((option) => ({ ...option, label: null as never })),
    })),
  }
  expect(axisTexts(untranslated)).toEqual([
    { name: '', options: '' },
    { name: '', options: '' },
  ])
  const translated = withAxes(untranslated, [
    { name: 'Peso', options: '250 g, medio kilo' },
    { name: 'Envase', options: 'Cesta, Bolsa' },
  ])
  expect(prices(translated)).toEqual(prices(data))
})

test('another size in the place of one is new, and so is another choice', () => {
  const data = priced([sizes])
  expect(prices(withAxes(data, [{ ...sizes, options: '250 g, 1 kg' }]))).toEqual([
    ['250-g', 1],
    ['1-kg', null],
  ])
  expect(withAxes(data, [packings]).keys).toMatchObject([{ identifier: 'packing' }])
})

test('decimal commas are part of an option, and options are read back as they are shown', () => {
  for (const options of ['0,5 kg, 1,5 kg', '0,5 kg; 1,5 kg', '0,5 kg ;1,5 kg;']) {
    const data = withAxes(empty, [{ name: 'Peso', options }])
    expect(offers(data)).toEqual(['0-5-kg', '1-5-kg'])
    expect(offers(withAxes(data, axisTexts(data)))).toEqual(offers(data))
  }
  expect(offers(withAxes(empty, [{ name: 'Talla', options: 'S,M,XL' }]))).toEqual(['s', 'm', 'xl'])
})

test('what was withdrawn or removed comes back with its price', () => {
  const data = priced([sizes])
  const former = data.variants
  const withdrawn = toggleVariant(data, { weight: '500-g' })
  expect(prices(toggleVariant(withdrawn, { weight: '500-g' }, { former }))).toEqual(prices(data))
  const removed = withAxes(data, [{ ...sizes, options: '250 g' }])
  expect(prices(withAxes(removed, [sizes], { former }))).toEqual(prices(data))
})

test('more combinations than a product may have are left out', () => {
  const many = (unit: string) => Array.from({ length: 20 }, (_, index) => `${index + 1} ${unit}`).join(', ')
  const { variants } = withAxes(empty, [
    { name: 'Weight', options: many('g') },
    { name: 'Length', options: many('cm') },
  ])
  expect(variants).toHaveLength(100)
})
