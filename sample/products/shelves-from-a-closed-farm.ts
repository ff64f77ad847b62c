import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const shelvesFromAClosedFarm: ProductSample = {
  slug: 'shelves-from-a-closed-farm',
  title: {
    en: 'Growing shelves from a closed farm',
    es: 'Estanterías de una finca cerrada',
    pt: 'Estantes de uma fazenda fechada',
  },
  summary: {
    en: 'Ten galvanised racks with wheels, to be collected near Coimbra.',
    es: 'Diez estanterías galvanizadas con ruedas; se recogen cerca de Coimbra.',
    pt: 'Dez estantes galvanizadas com rodas, para retirar perto de Coimbra.',
  },
  description: {
    en: 'A neighbour has given up growing and sells the racks of one room together. They are scratched, not rusted, and take four shelves each. Two people and a van are needed.',
    es: 'Un vecino deja el cultivo y vende juntas las estanterías de una sala. Tienen arañazos, no óxido, y admiten cuatro baldas. Hacen falta dos personas y una furgoneta.',
    pt: 'Um vizinho deixou o cultivo e vende juntas as estantes de uma sala. Têm riscos, não ferrugem, e levam quatro prateleiras. É preciso duas pessoas e uma van.',
  },
  categories: ['classifieds'],
  condition: 'used',
  drawing: 'rack',
  vendor: 'livraria-pe-azul',
  species: [],
  price: 380,
  currency: 'EUR',
  item: 'lot',
  stock: 1,
  quality: ['secondHand'],
  sourcing: ['reusedMaterial'],
  badges: [],
  sku: 'PA-CL-SHELF',
  facts: [
    {
      label: 'condition',
      value: { en: 'Used, sound', es: 'Usadas, en buen estado', pt: 'Usadas, em bom estado' },
    },
    { label: 'place', value: plainText('Coimbra, Portugal') },
  ],
  tabs: [
    {
      title: 'good',
      text: {
        en: 'Cash on collection; the seller answers through the shop.',
        es: 'Pago al recoger; el vendedor responde a través de la librería.',
        pt: 'Pagamento na retirada; o vendedor responde pela livraria.',
      },
    },
  ],
  publishedAt: '2025-08-13',
}
