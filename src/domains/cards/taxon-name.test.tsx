import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TaxonName } from './taxon-name'

test.each([
  ['Amanita phalloides', 'Amanita phalloides'],
  ['Boletus edulis var. grandedulis', 'Boletus edulis <span class="upright">var.</span> grandedulis'],
  ['Agaricus × testhybridus', 'Agaricus <span class="upright">×</span> testhybridus'],
  ['Amanita sp. ‘MA-01’', 'Amanita <span class="upright">sp.</span> <span class="upright">‘MA-01’</span>'],
  ['Amanita muscaria (L.) Lam.', 'Amanita muscaria <span class="upright">(L.) Lam.</span>'],
  ['香菇', '香菇'],
])('%s is set in italics as far as it is the name', (name, markup) => {
  expect(renderToStaticMarkup(<TaxonName name={name} />)).toBe(markup)
})
