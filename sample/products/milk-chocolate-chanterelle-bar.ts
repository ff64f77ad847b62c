import type { ProductSample } from '@sample/marketplace-types'
import { cookedBeforeUse, sentences } from '@sample/product-warnings'

export const milkChocolateChanterelleBar: ProductSample = {
  slug: 'milk-chocolate-chanterelle-bar',
  title: {
    en: 'Milk chocolate with candied chanterelles',
    es: 'Chocolate con leche y rebozuelos confitados',
    pt: 'Chocolate ao leite com cantarelo cristalizado',
  },
  summary: {
    en: 'Crumbs of candied chanterelle in milk chocolate, fruity as dried apricot.',
    es: 'Migas de rebozuelo confitado en chocolate con leche, afrutadas como orejones.',
    pt: 'Pedacinhos de cantarelo cristalizado em chocolate ao leite, frutados como damasco seco.',
  },
  description: {
    en: 'Small buttons of _Cantharellus formosus_, the Pacific golden chanterelle, are simmered in syrup for an hour, dried overnight and chopped. They taste of apricot and a little of pepper.',
    es: 'Los ejemplares jóvenes y pequeños de _Cantharellus formosus_, el rebozuelo dorado del Pacífico, hierven una hora en almíbar, se secan toda la noche y se pican. Saben a albaricoque y un poco a pimienta.',
    pt: 'Os botões pequenos de _Cantharellus formosus_, o cantarelo-dourado do Pacífico, fervem uma hora em calda, secam durante a noite e são picados. Têm gosto de damasco e um pouco de pimenta.',
  },
  categories: ['mushroom/edibles/chocolate-bar'],
  vendor: 'tin-basin-provisions',
  species: [],
  price: 10.5,
  currency: 'USD',
  item: 'bar',
  holds: { quantity: 70, unit: 'g' },
  stock: 24,
  quality: ['kitchenGrade', 'handMade'],
  sourcing: ['knownForests'],
  badges: ['glutenFree'],
  shipping: { weight: 90, weightUnit: 'g', size: [16, 2, 8], lengthUnit: 'cm' },
  sku: 'TBP-CCH',
  facts: [
    {
      label: 'ingredients',
      value: {
        en: 'Sugar, cocoa butter, milk, cocoa mass, chanterelles 6%',
        es: 'Azúcar, manteca de cacao, leche, pasta de cacao, rebozuelos 6 %',
        pt: 'Açúcar, manteiga de cacau, leite, massa de cacau, cantarelos 6%',
      },
    },
    {
      label: 'allergens',
      value: {
        en: 'Milk; may contain hazelnuts',
        es: 'Leche; puede contener avellanas',
        pt: 'Leite; pode conter avelãs',
      },
    },
  ],
  tabs: [
    {
      title: 'made',
      text: sentences(
        {
          en: 'Tempered by hand on a stone and wrapped the same day, sixty bars at a time.',
          es: 'Templado a mano sobre piedra y envuelto el mismo día, de sesenta en sesenta tabletas.',
          pt: 'Temperado à mão sobre pedra e embrulhado no mesmo dia, sessenta barras por vez.',
        },
        cookedBeforeUse(60),
      ),
    },
  ],
  publishedAt: '2026-05-27',
}
