import type { WholesaleSample } from '@sample/marketplace-types'

export const valeFundoDistribuicao: WholesaleSample = {
  slug: 'vale-fundo-distribuicao',
  businessName: 'Vale Fundo Distribuição',
  type: 'distributor',
  description: {
    en: 'Collects from twenty small farms in the north of Portugal and delivers to markets before dawn. Mixed crates of five species are our everyday.',
    es: 'Recoge en veinte fincas pequeñas del norte de Portugal y reparte en los mercados antes del alba. Las cajas mixtas de cinco especies son nuestro día a día.',
    pt: 'Recolhe em vinte quintas pequenas do norte de Portugal e entrega nos mercados antes do amanhecer. Caixas mistas de cinco espécies são o nosso dia a dia.',
  },
  address: { city: 'Paredes', state: 'Porto', postalCode: '4580-001', country: 'PT' },
  location: { latitude: 41.205, longitude: -8.331 },
  phone: '+351 000 000 058',
  email: 'trade@vale-fundo-distribuicao.example.com',
  website: 'https://vale-fundo-distribuicao.example.com',
  sells: ['mushroom/fresh', 'mushroom/dehydrated', 'growing/supplies'],
  products: ['shiitake-da-serra', 'dried-fairy-ring-caps', 'micelio-serra-velha', 'lions-mane-heads'],
  minimumOrder: { amount: 180, currency: 'EUR' },
  leadTime: { from: 1, to: 3 },
  netTerms: ['net-30'],
  approvedAt: '2025-05-24',
}
