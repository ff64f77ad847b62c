import { group, node, type TaxonomyNode } from './taxonomy-node'

/** Kinds of goods. */
export const productTaxonomy: readonly TaxonomyNode[] = [
  node('classifieds', 'Classifieds', 'Anuncios', 'Anúncios', 'megaphone'),
  group(
    'educational',
    ['Educational', 'Formación', 'Educação'],
    [
      node('books', 'Books', 'Libros', 'Livros'),
      node('ebooks', 'E-books', 'Libros electrónicos', 'E-books'),
      node('courses', 'Courses', 'Cursos', 'Cursos'),
    ],
  ),
  group(
    'mushroom',
    ['Mushroom', 'Setas', 'Cogumelos'],
    [
      node('fresh', 'Fresh', 'Frescas', 'Frescos'),
      group(
        'edibles',
        ['Edibles', 'Comestibles', 'Comestíveis'],
        [
          node('gummies', 'Gummies', 'Gominolas', 'Gomas'),
          node('chocolate-bar', 'Chocolate bars', 'Tabletas de chocolate', 'Barras de chocolate'),
          node('honey', 'Honey', 'Miel', 'Mel'),
        ],
      ),
      group(
        'extracts',
        ['Extracts', 'Extractos', 'Extratos'],
        [
          node('capsules', 'Capsules', 'Cápsulas', 'Cápsulas'),
          node('tinctures', 'Tinctures', 'Tinturas', 'Tinturas'),
          node('powder', 'Powder', 'Polvo', 'Pó'),
        ],
      ),
      group(
        'beverage',
        ['Beverages', 'Bebidas', 'Bebidas'],
        [node('cold', 'Cold', 'Frías', 'Frias'), node('tea', 'Tea', 'Té', 'Chá')],
      ),
      node('freeze-dried', 'Freeze-dried', 'Liofilizadas', 'Liofilizados'),
      node('dehydrated', 'Dehydrated', 'Deshidratadas', 'Desidratados'),
      node('foraged', 'Foraged', 'Silvestres', 'Silvestres'),
    ],
  ),
  group(
    'apparel',
    ['Apparel', 'Ropa', 'Vestuário'],
    [
      node('shirts', 'Shirts', 'Camisas', 'Camisas'),
      node('pants', 'Trousers', 'Pantalones', 'Calças'),
      node('bags', 'Bags', 'Bolsos', 'Bolsas'),
      node('hoodies', 'Hoodies', 'Sudaderas', 'Moletons'),
      node('hats', 'Hats', 'Gorros', 'Chapéus'),
    ],
  ),
  group(
    'growing',
    ['Growing', 'Cultivo', 'Cultivo'],
    [
      group(
        'genetics',
        ['Genetics', 'Genética', 'Genética'],
        [
          node('spore-prints', 'Spore prints', 'Esporadas', 'Esporadas'),
          node('spore-syringes', 'Spore syringes', 'Jeringas de esporas', 'Seringas de esporos'),
          node('culture-slant', 'Culture slants', 'Cultivos en tubo', 'Culturas em tubo'),
          node('liquid-culture', 'Liquid culture', 'Cultivo líquido', 'Cultura líquida'),
          node('spore-swabs', 'Spore swabs', 'Hisopos de esporas', 'Cotonetes de esporos'),
        ],
      ),
      group(
        'equipment',
        ['Equipment', 'Equipo', 'Equipamento'],
        [
          node('sealers', 'Sealers', 'Selladoras', 'Seladoras'),
          node('flow-hoods', 'Flow hoods', 'Campanas de flujo', 'Capelas de fluxo'),
          node('grow-kits', 'Grow kits', 'Kits de cultivo', 'Kits de cultivo'),
          node(
            'pressure-sterilizers',
            'Pressure sterilizers',
            'Esterilizadores a presión',
            'Esterilizadores a pressão',
          ),
          node('automation', 'Automation', 'Automatización', 'Automação'),
        ],
      ),
      group(
        'supplies',
        ['Supplies', 'Insumos', 'Insumos'],
        [
          node('grain-spawn', 'Grain spawn', 'Micelio en grano', 'Micélio em grão'),
          node('substrate', 'Substrate', 'Sustrato', 'Substrato'),
          node('grow-bags', 'Grow bags', 'Bolsas de cultivo', 'Sacos de cultivo'),
        ],
      ),
    ],
  ),
  group(
    'microscopy',
    ['Microscopy', 'Microscopía', 'Microscopia'],
    [
      group(
        'microscopy-equipment',
        ['Microscopy equipment', 'Equipo de microscopía', 'Equipamento de microscopia'],
        [
          node('kits', 'Kits', 'Kits', 'Kits'),
          node('accessories', 'Accessories', 'Accesorios', 'Acessórios'),
          node('microscopes', 'Microscopes', 'Microscopios', 'Microscópios'),
        ],
      ),
      group(
        'spores',
        ['Spores', 'Esporas', 'Esporos'],
        [
          node('swabs', 'Swabs', 'Hisopos', 'Cotonetes'),
          node('prints', 'Prints', 'Esporadas', 'Esporadas'),
          node('syringes', 'Syringes', 'Jeringas', 'Seringas'),
        ],
      ),
    ],
  ),
]
