import type { ProductSample } from '@sample/marketplace-types'
import { regionsWithoutSpores } from '@sample/spore-regions'

export const cubensisMicroscopySwab: ProductSample = {
  slug: 'cubensis-microscopy-swab',
  title: {
    en: 'Psilocybe cubensis swab for the microscope',
    es: 'Hisopo de Psilocybe cubensis para microscopio',
    pt: 'Cotonete de Psilocybe cubensis para microscópio',
  },
  summary: {
    en: 'One swab of purple-brown spores, for slides only.',
    es: 'Un hisopo de esporas pardo púrpura, solo para preparaciones.',
    pt: 'Um cotonete de esporos marrom-púrpura, só para preparações.',
  },
  description: {
    en: 'Spores hold neither psilocybin nor psilocin; growing them is a crime in most places. Sold for the study of spores to adults, within the United States only, and not to states that forbid it.',
    es: 'Las esporas no contienen psilocibina ni psilocina; cultivarlas es delito en casi todas partes. Se vende a adultos para estudiar esporas solo dentro de Estados Unidos, y no se envía a los estados que lo prohíben.',
    pt: 'Os esporos não contêm psilocibina nem psilocina; cultivá-los é crime em quase todo lugar. Vendido a adultos para estudo de esporos só dentro dos Estados Unidos, e não enviado aos estados que o proíbem.',
  },
  categories: ['microscopy/spores/swabs'],
  vendor: 'slate-roof-cultures',
  species: ['psilocybe-cubensis'],
  price: 14,
  currency: 'USD',
  item: 'swab',
  holds: { quantity: 1, unit: 'piece' },
  stock: 20,
  quality: ['cleanRoom'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 15, weightUnit: 'g', size: [3, 2, 18], lengthUnit: 'cm' },
  sku: 'SR-MS-PC',
  facts: [
    { label: 'magnification', value: { en: '400× and more', es: '400× o más', pt: '400× ou mais' } },
    { label: 'storage', value: { en: 'Dark and dry', es: 'A oscuras y seco', pt: 'No escuro e seco' } },
  ],
  tabs: [
    {
      title: 'safety',
      text: {
        en: 'We do not answer questions about growing; such orders are refunded and closed.',
        es: 'No respondemos a preguntas sobre cultivo; esos pedidos se devuelven y se cierran.',
        pt: 'Não respondemos a perguntas sobre cultivo; esses pedidos são devolvidos e encerrados.',
      },
    },
  ],
  excludedRegions: regionsWithoutSpores,
  publishedAt: '2026-01-16',
}
