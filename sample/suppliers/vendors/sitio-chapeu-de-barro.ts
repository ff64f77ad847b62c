import type { VendorSample } from '@sample/marketplace-types'

export const sitioChapeuDeBarro: VendorSample = {
  slug: 'sitio-chapeu-de-barro',
  businessName: 'Sítio Chapéu de Barro',
  type: 'grower',
  description: {
    en: 'Paddy straw mushrooms, shiitake and oysters from a family farm that also keeps native bees. Baskets go to the city twice a week.',
    es: 'Setas de paja, shiitake y setas de ostra de una finca familiar que también cría abejas nativas. Las cestas bajan a la ciudad dos veces por semana.',
    pt: 'Cogumelo-palha, shiitake e shimeji de um sítio de família que também cria abelhas nativas. As cestas vão à cidade duas vezes por semana.',
  },
  address: {
    street: 'Estrada do Açude, km 4',
    city: 'Mogi das Cruzes',
    state: 'São Paulo',
    postalCode: '08700-000',
    country: 'BR',
  },
  location: { latitude: -23.5229, longitude: -46.1881 },
  phone: '+55 11 5555-0144',
  email: 'hello@sitio-chapeu-de-barro.example.com',
  website: 'https://sitio-chapeu-de-barro.example.com',
  socialMedia: [{ network: 'instagram', url: 'https://www.example.com/instagram/chapeudebarro' }],
  sells: ['mushroom/fresh', 'mushroom/dehydrated', 'mushroom/edibles/honey'],
  hasStore: false,
  standardPolicy: false,
  delivery: {
    regions: ['BR'],
    perishableRegions: ['BR-SP', 'BR-MG'],
    cost: 28,
    freeFrom: 250,
    currency: 'BRL',
    days: [2, 8],
    returnDays: 7,
  },
  approvedAt: '2025-10-19',
}
