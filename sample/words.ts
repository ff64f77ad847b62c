/** Texts that several products use in three languages, so that the same term is translated only once. */
import type { iconNames } from '@/domains/categories/icons'
import type { Text } from './types'

const text = (en: string, es: string, pt: string): Text => ({ en, es, pt })

/** Figures, sizes and names that are the same in every language. */
export const plainText = (same: string): Text => ({ en: same, es: same, pt: same })

export const itemTypes = {
  bag: text('bag', 'bolsa', 'saco'),
  bar: text('bar', 'tableta', 'barra'),
  basket: text('basket', 'cesta', 'cesta'),
  block: text('block', 'bloque', 'bloco'),
  book: text('book', 'libro', 'livro'),
  bottle: text('bottle', 'botella', 'garrafa'),
  box: text('box', 'caja', 'caixa'),
  can: text('can', 'lata', 'lata'),
  course: text('course', 'curso', 'curso'),
  dropper: text('dropper bottle', 'frasco cuentagotas', 'frasco conta-gotas'),
  ebook: text('e-book', 'libro electrónico', 'e-book'),
  garment: text('piece', 'prenda', 'peça'),
  jar: text('jar', 'tarro', 'pote'),
  kit: text('kit', 'kit', 'kit'),
  lot: text('lot', 'lote', 'lote'),
  machine: text('unit', 'aparato', 'aparelho'),
  pack: text('pack', 'paquete', 'pacote'),
  plate: text('sheet', 'hoja', 'folha'),
  pouch: text('pouch', 'sobre', 'sachê'),
  swab: text('swab', 'hisopo', 'cotonete'),
  syringe: text('syringe', 'jeringa', 'seringa'),
  tin: text('tin', 'lata', 'lata'),
  tube: text('tube', 'tubo', 'tubo'),
} as const satisfies Record<string, Text>
export type ItemType = keyof typeof itemTypes

const fact = (icon: (typeof iconNames)[number] | null, ...words: [string, string, string]) => ({
  icon,
  label: text(...words),
})

export const factLabels = {
  airflow: fact('wind', 'Airflow', 'Caudal de aire', 'Vazão de ar'),
  allergens: fact('triangle-alert', 'Allergens', 'Alérgenos', 'Alergênicos'),
  brewing: fact('soup', 'Brewing', 'Preparación', 'Preparo'),
  capacity: fact(null, 'Capacity', 'Capacidad', 'Capacidade'),
  care: fact('droplets', 'Care', 'Cuidado', 'Cuidados'),
  condition: fact(null, 'Condition', 'Estado', 'Estado'),
  contents: fact(null, 'In the box', 'Contenido', 'Conteúdo'),
  dimensions: fact(null, 'Dimensions', 'Medidas', 'Dimensões'),
  dose: fact(null, 'Per serving', 'Por porción', 'Por porção'),
  duration: fact('repeat', 'Duration', 'Duración', 'Duração'),
  extraction: fact('droplet', 'Extraction', 'Extracción', 'Extração'),
  filter: fact('wind', 'Filter', 'Filtro', 'Filtro'),
  fit: fact(null, 'Fit', 'Corte', 'Corte'),
  flushes: fact('repeat', 'Flushes', 'Oleadas', 'Fluxos'),
  format: fact('bookmark', 'Format', 'Formato', 'Formato'),
  fruiting: fact('thermometer', 'Fruiting', 'Fructificación', 'Frutificação'),
  harvest: fact('leaf', 'Harvest', 'Cosecha', 'Colheita'),
  ingredients: fact('leaf', 'Ingredients', 'Ingredientes', 'Ingredientes'),
  language: fact('message-circle', 'Language', 'Idioma', 'Idioma'),
  level: fact('mountain', 'Level', 'Nivel', 'Nível'),
  magnification: fact('eye', 'Magnification', 'Aumentos', 'Aumento'),
  material: fact(null, 'Material', 'Material', 'Material'),
  optics: fact('aperture', 'Optics', 'Óptica', 'Óptica'),
  origin: fact('mountain', 'Origin', 'Procedencia', 'Procedência'),
  pages: fact('bookmark', 'Length', 'Extensión', 'Extensão'),
  place: fact('mountain', 'Place', 'Lugar', 'Local'),
  power: fact('zap', 'Power', 'Alimentación', 'Alimentação'),
  preparation: fact('chef-hat', 'Preparation', 'Preparación', 'Preparo'),
  rehydration: fact('droplets', 'Rehydration', 'Rehidratación', 'Reidratação'),
  room: fact('thermometer', 'Spawn run', 'Incubación', 'Incubação'),
  shelfLife: fact('moon', 'Keeps', 'Conservación', 'Validade'),
  storage: fact('thermometer', 'Storage', 'Almacenamiento', 'Armazenamento'),
  strain: fact('network', 'Strain', 'Cepa', 'Linhagem'),
  substrate: fact('leaf', 'Substrate', 'Sustrato', 'Substrato'),
  warranty: fact(null, 'Guarantee', 'Garantía', 'Garantia'),
} as const satisfies Record<string, ReturnType<typeof fact>>
export type FactLabel = keyof typeof factLabels

export const tabTitles = {
  begin: text('Getting started', 'Primeros pasos', 'Primeiros passos'),
  care: text('Care', 'Cuidado', 'Cuidados'),
  contents: text('What is inside', 'Qué incluye', 'O que vem dentro'),
  cook: text('In the kitchen', 'En la cocina', 'Na cozinha'),
  good: text('Good to know', 'Conviene saber', 'Bom saber'),
  made: text('How it is made', 'Cómo se hace', 'Como é feito'),
  safety: text('Safety', 'Seguridad', 'Segurança'),
  sizes: text('Sizes', 'Tallas', 'Tamanhos'),
  store: text('Keeping it', 'Cómo se guarda', 'Como guardar'),
  use: text('How to use it', 'Modo de empleo', 'Modo de usar'),
  who: text('Who it is for', 'Para quién es', 'Para quem é'),
} as const satisfies Record<string, Text>
export type TabTitle = keyof typeof tabTitles

export const saleLabels = {
  autumn: text('Autumn sale', 'Rebajas de otoño', 'Liquidação de outono'),
  harvest: text('Harvest price', 'Precio de cosecha', 'Preço de colheita'),
  lastPieces: text('Last pieces', 'Últimas unidades', 'Últimas peças'),
  launch: text('Introductory price', 'Precio de lanzamiento', 'Preço de lançamento'),
  seasonEnd: text('End of season', 'Fin de temporada', 'Fim de estação'),
  spring: text('Spring sale', 'Rebajas de primavera', 'Liquidação de primavera'),
} as const satisfies Record<string, Text>
export type SaleLabel = keyof typeof saleLabels

export const qualities = {
  batchTested: text('Every batch checked', 'Cada lote revisado', 'Cada lote conferido'),
  checkedByHand: text('Checked by hand', 'Revisado a mano', 'Conferido à mão'),
  cleanRoom: text('Filled in still air', 'Envasado en aire quieto', 'Envasado em ar parado'),
  coldChain: text('Cold chain', 'Cadena de frío', 'Cadeia de frio'),
  expertIdentified: text(
    'Identified by an expert',
    'Identificado por especialista',
    'Identificado por especialista',
  ),
  firstGrade: text('First grade', 'Primera categoría', 'Primeira categoria'),
  handMade: text('Made by hand', 'Hecho a mano', 'Feito à mão'),
  kitchenGrade: text('Kitchen grade', 'Para cocina', 'Para a cozinha'),
  lowHeat: text('Dried at low heat', 'Secado a baja temperatura', 'Seco em baixa temperatura'),
  repairable: text('Can be repaired', 'Se puede reparar', 'Pode ser consertado'),
  secondHand: text('Second hand', 'De segunda mano', 'De segunda mão'),
  smallBatch: text('Small batches', 'Lotes pequeños', 'Lotes pequenos'),
} as const satisfies Record<string, Text>
export type Quality = keyof typeof qualities

export const sourcings = {
  farmGrown: text('Grown on the farm', 'Cultivado en la finca', 'Cultivado no sítio'),
  hardwood: text('On local hardwood', 'En madera del lugar', 'Em madeira da região'),
  knownForests: text('From known forests', 'De bosques conocidos', 'De florestas conhecidas'),
  localPrinter: text('Printed nearby', 'Impreso cerca', 'Impresso por perto'),
  ownLaboratory: text('From our own laboratory', 'De laboratorio propio', 'De laboratório próprio'),
  picked: text('Picked by licensed foragers', 'Recolectado con permiso', 'Colhido com licença'),
  reusedMaterial: text('From reused material', 'Con material reutilizado', 'Com material reaproveitado'),
  singleOrigin: text('Single origin', 'Un solo origen', 'Origem única'),
  strawFromNeighbours: text('Straw from neighbours', 'Paja de vecinos', 'Palha de vizinhos'),
} as const satisfies Record<string, Text>
export type Sourcing = keyof typeof sourcings

/** Labels of the choices of a product. */
export const choiceKeys = {
  colour: text('Colour', 'Color', 'Cor'),
  count: text('Count', 'Cantidad', 'Quantidade'),
  magnification: text('Magnification', 'Aumentos', 'Aumento'),
  format: text('Format', 'Formato', 'Formato'),
  length: text('Length', 'Largo', 'Comprimento'),
  plug: text('Mains', 'Corriente', 'Tensão'),
  size: text('Size', 'Talla', 'Tamanho'),
  species: text('Species', 'Especie', 'Espécie'),
  volume: text('Volume', 'Volumen', 'Volume'),
  weight: text('Weight', 'Peso', 'Peso'),
} as const satisfies Record<string, Text>
export type ChoiceKey = keyof typeof choiceKeys

const option = (label: Text, colour?: string) => ({ label, colour })
const same = (word: string) => option(plainText(word))
const pieces = (count: number) => option(text(`${count} pieces`, `${count} unidades`, `${count} unidades`))

export const choiceOptions = {
  '10g': same('10 g'),
  '20g': same('20 g'),
  '25g': same('25 g'),
  '30g': same('30 g'),
  '40g': same('40 g'),
  '50g': same('50 g'),
  '60g': same('60 g'),
  '100g': same('100 g'),
  '150g': same('150 g'),
  '200g': same('200 g'),
  '250g': same('250 g'),
  '500g': same('500 g'),
  '1kg': same('1 kg'),
  '2kg': same('2 kg'),
  '3kg': same('3 kg'),
  '5kg': same('5 kg'),
  '10kg': same('10 kg'),
  '1lb': same('1 lb'),
  '3lb': same('3 lb'),
  '5lb': same('5 lb'),
  '10ml': same('10 ml'),
  '12ml': same('12 ml'),
  '30ml': same('30 ml'),
  '50ml': same('50 ml'),
  '100ml': same('100 ml'),
  '330ml': same('330 ml'),
  '1l': same('1 l'),
  '16l': same('16 l'),
  '23l': same('23 l'),
  '40l': same('40 l'),
  '5-pieces': pieces(5),
  '6-pieces': pieces(6),
  '10-pieces': pieces(10),
  '12-pieces': pieces(12),
  '20-pieces': pieces(20),
  '25-pieces': pieces(25),
  '30-pieces': pieces(30),
  '50-pieces': pieces(50),
  '60-pieces': pieces(60),
  '90-pieces': pieces(90),
  '100-pieces': pieces(100),
  '120-pieces': pieces(120),
  '120-volts': same('120 V'),
  '230-volts': same('230 V'),
  '400x': same('400×'),
  '1000x': same('1000×'),
  '30cm': same('30 cm'),
  '40cm': same('40 cm'),
  '60cm': same('60 cm'),
  '90cm': same('90 cm'),
  xs: same('XS'),
  s: same('S'),
  m: same('M'),
  l: same('L'),
  xl: same('XL'),
  'one-size': option(text('One size', 'Talla única', 'Tamanho único')),
  paperback: option(text('Paperback', 'Rústica', 'Brochura')),
  hardback: option(text('Hardback', 'Tapa dura', 'Capa dura')),
  whole: option(text('Whole', 'Enteras', 'Inteiros')),
  sliced: option(text('Sliced', 'En lonchas', 'Fatiados')),
  oyster: same('Pleurotus ostreatus'),
  'king-oyster': same('Pleurotus eryngii'),
  shiitake: same('Lentinula edodes'),
  'lions-mane': same('Hericium erinaceus'),
  'wine-cap': same('Stropharia rugosoannulata'),
  chestnut: option(text('Chestnut', 'Castaño', 'Marrom'), '#7a4a2b'),
  moss: option(text('Moss', 'Musgo', 'Musgo'), '#5d6b3c'),
  bark: option(text('Bark', 'Corteza', 'Casca'), '#4a3a2f'),
  oat: option(text('Oat', 'Avena', 'Aveia'), '#e3d7bf'),
  ink: option(text('Ink', 'Tinta', 'Tinta'), '#22252b'),
  chanterelle: option(text('Chanterelle', 'Rebozuelo', 'Cantarelo'), '#e0a12e'),
  amethyst: option(text('Amethyst', 'Amatista', 'Ametista'), '#7c6596'),
  lichen: option(text('Lichen', 'Liquen', 'Líquen'), '#a8b59a'),
} as const satisfies Record<string, ReturnType<typeof option>>
export type ChoiceOption = keyof typeof choiceOptions
